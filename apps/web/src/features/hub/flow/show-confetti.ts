import { CONFETTI } from "@giftling/domain";
import { loadChunk } from "../../../components/loading/load-chunk.ts";

const loadConfetti = () => import("./launch-confetti.ts");

export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether an animation is running. Prevents a second animation. */
let isFlying = false;

/**
 * Shows confetti: 100 particles, spread 70, from 0.6 of the height. Shows none if the visitor prefers reduced motion or if
 * the confetti module cannot be loaded (rule: timings).
 */
export async function showConfetti(): Promise<void> {
  if (prefersReducedMotion() || isFlying) return;
  isFlying = true;
  try {
    const { launchConfetti: throwConfetti } = await loadChunk(loadConfetti);
    await throwConfetti(CONFETTI);
  } catch {
    // Confetti that fails to load is not reported.
  } finally {
    isFlying = false;
  }
}

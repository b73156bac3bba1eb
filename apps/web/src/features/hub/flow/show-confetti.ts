import { CONFETTI } from "@giftling/domain";
import { loadChunk } from "../../../components/loading/load-chunk.ts";

const loadConfetti = () => import("./launch-confetti.ts");

export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether the confetti animation is running. Prevents a second animation at the same time. */
let isFlying = false;

/**
 * Shows confetti with the parameters of `CONFETTI`. Shows none if the visitor prefers reduced motion or if the confetti
 * module fails to load (rule: timings).
 */
export async function showConfetti(): Promise<void> {
  if (prefersReducedMotion() || isFlying) return;
  isFlying = true;
  try {
    const { launchConfetti: throwConfetti } = await loadChunk(loadConfetti);
    await throwConfetti(CONFETTI);
  } catch {
    // A failed load is ignored, because confetti is only decoration.
  } finally {
    isFlying = false;
  }
}

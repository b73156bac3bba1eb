import { CONFETTI } from "@giftling/domain";
import { loadPart } from "../../../components/loading/load-part.ts";

const loadConfetti = () => import("./confetti.ts");

/** Returns whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Prevents a second animation while one is running. */
let isFlying = false;

/**
 * Shows confetti: 100 particles, spread 70, from 0.6 of the height (rule: timings). Nothing with reduced motion, or when it
 * cannot be loaded.
 */
export async function celebrate(): Promise<void> {
  if (prefersReducedMotion() || isFlying) return;
  isFlying = true;
  try {
    const { throwConfetti } = await loadPart(loadConfetti);
    await throwConfetti(CONFETTI);
  } catch {
    // A failed celebration is not reported.
  } finally {
    isFlying = false;
  }
}

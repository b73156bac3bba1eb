import { CONFETTI } from "@giftling/domain";
import { loadPart } from "../../../components/loading/load-part.ts";

const loadConfetti = () => import("./confetti.ts");

/** Whether the visitor asked for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** While some is in the air, no more is thrown. */
let isFlying = false;

/**
 * Confetti: 100 particles, spread 70, from 0.6 of the height (rule: timings). Nothing under reduced motion, or when
 * it can't be loaded.
 */
export async function celebrate(): Promise<void> {
  if (prefersReducedMotion() || isFlying) return;
  isFlying = true;
  try {
    const { throwConfetti } = await loadPart(loadConfetti);
    await throwConfetti(CONFETTI);
  } catch {
    // A celebration that can't be loaded is not worth a message.
  } finally {
    isFlying = false;
  }
}

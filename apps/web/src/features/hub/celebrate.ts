import { CONFETTI } from "@giftling/domain";
import { loadPart } from "../../components/load-part.ts";

const loadConfetti = () => import("canvas-confetti");

/** Whether the visitor asked for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Confetti with the specification's values (spec section 9); nothing under reduced motion, or when it can't be loaded. */
export async function celebrate(): Promise<void> {
  if (prefersReducedMotion()) return;
  try {
    const { default: confetti } = await loadPart(loadConfetti);
    // Its worker would come from a blob: address, which the Content-Security-Policy refuses.
    await confetti.create(undefined, { useWorker: false, resize: true })({ ...CONFETTI });
  } catch {
    // A celebration that can't be loaded is not worth a message.
  }
}

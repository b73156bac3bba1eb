import { CONFETTI } from "@giftling/domain";
import { loadChunk } from "../../../components/loading/load-chunk.ts";

const loadConfetti = () => import("./launch-confetti.ts");

export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Controller that removes the running confetti. Null if there is none. Prevents two animations at the same time. */
let running: AbortController | null = null;

/**
 * Shows confetti with the parameters of `CONFETTI`. Shows none if the visitor prefers reduced motion or if the confetti
 * module fails to load (rule: timings).
 */
export async function showConfetti(): Promise<void> {
  if (prefersReducedMotion() || running !== null) return;
  running = new AbortController();
  const { signal } = running;
  try {
    const { launchConfetti: throwConfetti } = await loadChunk(loadConfetti);
    await throwConfetti(CONFETTI, signal);
  } catch {
    // A failed load is ignored, because confetti is only decoration.
  } finally {
    running = null;
  }
}

/** Removes the running confetti, if any. */
export function removeConfetti(): void {
  running?.abort();
}

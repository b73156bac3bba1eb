import { CONFETTI_OPTIONS } from "@giftling/domain";
import { loadChunk } from "../../../components/loading/load-chunk.ts";

const loadConfetti = () => import("./launch-confetti.ts");

export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Controller that removes the running confetti, so that only one animation runs at a time. Null if no confetti is
 * shown.
 */
let running: AbortController | null = null;

/**
 * Shows confetti with the parameters of `CONFETTI_OPTIONS`. Does nothing if the visitor prefers reduced motion or if
 * the confetti module fails to load (rule: timings).
 */
export async function showConfetti(): Promise<void> {
  if (prefersReducedMotion() || running !== null) return;
  running = new AbortController();
  const { signal } = running;
  try {
    const { launchConfetti: throwConfetti } = await loadChunk(loadConfetti);
    await throwConfetti(CONFETTI_OPTIONS, signal);
  } catch {
    // A failure to load the module is ignored, because confetti is only decoration.
  } finally {
    running = null;
  }
}

export function removeConfetti(): void {
  running?.abort();
}

import type { CONFETTI_OPTIONS } from "@giftling/domain";
import confetti from "canvas-confetti";

/** Names of the CSS variables that contain the confetti's colors. */
const PAPERS = [
  "--giftling-art-gift",
  "--giftling-sun",
  "--mantine-color-evergreen-filled",
  "--giftling-art-soft",
] as const;

/** Shows confetti once, in the colors of the page's theme. Removes the confetti when `signal` is aborted. */
export async function launchConfetti(
  values: typeof CONFETTI_OPTIONS,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const canvas = document.createElement("canvas");
  Object.assign(canvas.style, {
    position: "fixed",
    zIndex: "300",
    inset: "0",
    width: "100%",
    height: "100%",
    pointerEvents: "none",
  });
  // Adds the canvas to an open dialog, because the browser paints a modal dialog in front of the page.
  (document.querySelector("dialog[open]") ?? document.body).append(canvas);
  // The Content-Security-Policy blocks the blob: URL of a worker.
  const throwPaper = confetti.create(canvas, { useWorker: false, resize: true });
  signal.addEventListener("abort", () => throwPaper.reset());
  const style = getComputedStyle(document.documentElement);
  await throwPaper({ ...values, colors: PAPERS.map((name) => style.getPropertyValue(name)) });
  canvas.remove();
}

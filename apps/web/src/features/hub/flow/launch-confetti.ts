import type { CONFETTI } from "@giftling/domain";
import confetti from "canvas-confetti";

/** Names of the CSS variables that contain the confetti's colors. */
const PAPERS = [
  "--giftling-art-gift",
  "--giftling-sun",
  "--mantine-color-evergreen-filled",
  "--giftling-art-soft",
] as const;

/** Shows confetti once, in the colors of the page's theme. */
export async function launchConfetti(values: typeof CONFETTI): Promise<void> {
  // The worker's blob: URL violates the Content-Security-Policy.
  const throwPaper = confetti.create(undefined, { useWorker: false, resize: true });
  const style = getComputedStyle(document.documentElement);
  // The confetti is in front of an open dialog.
  await throwPaper({
    ...values,
    zIndex: 300,
    colors: PAPERS.map((name) => style.getPropertyValue(name)),
  });
}

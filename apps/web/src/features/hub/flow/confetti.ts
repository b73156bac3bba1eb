import type { CONFETTI } from "@giftling/domain";
import confetti from "canvas-confetti";

/** The colours of the hub's own paper dots, as this family's theme has them. */
const PAPERS = [
  "--giftling-art-gift",
  "--giftling-sun",
  "--mantine-color-evergreen-filled",
  "--giftling-art-soft",
] as const;

/** Throws confetti once, in the colours of the page it falls on. */
export async function throwConfetti(values: typeof CONFETTI): Promise<void> {
  // Its worker would come from a blob: address, which the Content-Security-Policy refuses.
  const throwPaper = confetti.create(undefined, { useWorker: false, resize: true });
  const style = getComputedStyle(document.documentElement);
  // Over an open sheet, too.
  await throwPaper({
    ...values,
    zIndex: 300,
    colors: PAPERS.map((name) => style.getPropertyValue(name)),
  });
}

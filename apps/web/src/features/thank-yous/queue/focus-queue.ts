/** Focuses the queue's heading, for use after a row is removed. */
export function focusQueueHeading(): void {
  document.querySelector<HTMLElement>("#thank-yous h2")?.focus({ preventScroll: true });
}

/** Focuses the queue's heading. Called after a row is removed. */
export function focusQueueHeading(): void {
  document.querySelector<HTMLElement>("#thank-yous h2")?.focus({ preventScroll: true });
}

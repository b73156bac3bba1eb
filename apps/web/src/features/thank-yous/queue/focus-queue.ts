/** Focuses the queue's heading, for use after a row is removed. */
export function focusQueueHeading(): void {
  document.querySelector<HTMLElement>("#thank-yous h2")?.focus({ preventScroll: true });
}

/**
 * Focuses the queue's heading, for use after the delayed removal of a row. Does nothing if the focus is outside of the
 * queue.
 */
export function restoreQueueFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest("#thank-yous")) focusQueueHeading();
}

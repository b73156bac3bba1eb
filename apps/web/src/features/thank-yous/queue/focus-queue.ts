/** Moves the focus to the queue's heading after a row has disappeared. */
export function focusQueueHeading(): void {
  document.querySelector<HTMLElement>("#thank-yous h2")?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the queue's heading after a row has disappeared with a delay. Does nothing if the focus is outside of
 * the queue.
 */
export function restoreQueueFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest("#thank-yous")) focusQueueHeading();
}

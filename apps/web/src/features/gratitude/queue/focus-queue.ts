/** Where a reader goes on whose row has left the queue. */
export function focusQueue(): void {
  document.querySelector<HTMLElement>("#thank-yous h2")?.focus({ preventScroll: true });
}

/** The same for a row that left later, when the focus was in it or went with it; who reads elsewhere by now stays there. */
export function keepFocusInQueue(): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest("#thank-yous")) focusQueue();
}

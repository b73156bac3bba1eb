/** Where a reader goes on whose row has left the queue. */
export function focusQueue(): void {
  document.querySelector<HTMLElement>("#thank-yous h2")?.focus({ preventScroll: true });
}

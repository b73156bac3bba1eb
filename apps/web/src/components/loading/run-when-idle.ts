/** Calls `then` when the browser is idle, after at most 4 seconds. Returns a function that cancels the call. */
export function runWhenIdle(then: () => void): () => void {
  // Uses a timer in Safari, which has no `requestIdleCallback`.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, 1_500);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(then, { timeout: 4_000 });
  return () => cancelIdleCallback(asked);
}

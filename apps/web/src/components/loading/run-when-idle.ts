/** Calls back when the browser is idle, after at most 4 seconds. Returns a function that cancels the callback. */
export function runWhenIdle(then: () => void): () => void {
  // Safari has no idle callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, 1_500);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(then, { timeout: 4_000 });
  return () => cancelIdleCallback(asked);
}

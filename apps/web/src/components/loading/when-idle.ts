/** Calls back when the browser has nothing better to do, after 4 seconds at the latest. Returns what calls that off. */
export function whenIdle(then: () => void): () => void {
  // Safari has no idle callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, 1_500);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(then, { timeout: 4_000 });
  return () => cancelIdleCallback(asked);
}

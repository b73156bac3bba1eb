/** Request started by the script in a private page's head (EARLY_CALL). */
type EarlyCall = { url: string; answer: Promise<Response> };

function isEarlyCall(value: unknown): value is EarlyCall {
  return (
    typeof value === "object" &&
    value !== null &&
    "url" in value &&
    "answer" in value &&
    value.answer instanceof Promise
  );
}

/**
 * Fetches a URL like `fetch`, but returns the early response if the page's head already requested this URL. The early
 * response is used at most once. It is discarded when the app's first request has another URL.
 */
export const fetchOrUsePrefetched: typeof fetch = (input, init) => {
  const early: unknown = Reflect.get(globalThis, "giftlingCall");
  Reflect.set(globalThis, "giftlingCall", undefined);
  return isEarlyCall(early) && early.url === input ? early.answer : fetch(input, init);
};

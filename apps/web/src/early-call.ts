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
 * Fetches like `fetch`, but uses the early response of the page's first request once. When the app requests something else
 * first, the early response is discarded as stale.
 */
export const fetchOrTakeEarly: typeof fetch = (input, init) => {
  const early: unknown = Reflect.get(globalThis, "giftlingCall");
  Reflect.set(globalThis, "giftlingCall", undefined);
  return isEarlyCall(early) && early.url === input ? early.answer : fetch(input, init);
};

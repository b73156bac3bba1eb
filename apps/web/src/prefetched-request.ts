/** Request that the script in a private page's head started (`EARLY_REQUEST_SCRIPT`). */
type EarlyRequest = { url: string; answer: Promise<Response> };

function isEarlyRequest(value: unknown): value is EarlyRequest {
  return (
    typeof value === "object" &&
    value !== null &&
    "url" in value &&
    "answer" in value &&
    value.answer instanceof Promise
  );
}

/** Fetches a URL. The app's first request uses the response that the page's head already requested. */
export const fetchOrUsePrefetched: typeof fetch = (input, init) => {
  const early: unknown = Reflect.get(globalThis, "giftlingCall");
  Reflect.set(globalThis, "giftlingCall", undefined);
  return isEarlyRequest(early) && early.url === input ? early.answer : fetch(input, init);
};

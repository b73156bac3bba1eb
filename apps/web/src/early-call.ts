/** What the script in a private page's head leaves (EARLY_CALL). */
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
 * Like `fetch`, but the page's first call may have been made before the app was there: then its answer is taken, once. When
 * the app asks for something else first, what was asked early is too old for later.
 */
export const fetchOrTakeEarly: typeof fetch = (input, init) => {
  const early: unknown = Reflect.get(globalThis, "giftlingCall");
  Reflect.set(globalThis, "giftlingCall", undefined);
  return isEarlyCall(early) && early.url === input ? early.answer : fetch(input, init);
};

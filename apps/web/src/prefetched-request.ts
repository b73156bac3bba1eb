/** Request that the script in a private page's head started (`EARLY_REQUEST_SCRIPT`). */
type EarlyRequest = { url: string; answer: Promise<Response> };

/** Fetches a URL. The app's first request uses the response that the page's head already requested. */
export const fetchOrUsePrefetchedResponse: typeof fetch = (input, init) => {
  const early: EarlyRequest | undefined = Reflect.get(globalThis, "giftlingCall");
  Reflect.set(globalThis, "giftlingCall", undefined);
  return early?.url === input ? early.answer : fetch(input, init);
};

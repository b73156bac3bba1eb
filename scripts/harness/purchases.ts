import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type RequestTarget, runConcurrently, sendRequest } from "./requests.ts";

const RESPONSE_TIMEOUT_SECONDS = 15;
const RETRY_DELAY_MS = 50;

/** Buys a wish. Returns the status of the response, or 0 if there was no response. */
export async function purchaseWish(
  target: RequestTarget,
  wish: string,
  purchasedBy: string,
  key: string = randomUUID(),
): Promise<number> {
  const { status } = await sendRequest(target, "POST", `/api/wishlist/${wish}/purchase`, {
    body: { purchasedBy },
    headers: { "idempotency-key": key },
    seconds: RESPONSE_TIMEOUT_SECONDS,
  });
  return status;
}

/** Returns whether to retry a purchase: after server errors, timeouts, rate limits and missing responses (0). */
const isRetryable = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Buys a wish with one idempotency key. Retries until the response is final or `isOver` returns true. */
export async function purchaseWithRetries(
  target: RequestTarget,
  wish: string,
  purchasedBy: string,
  isOver: () => boolean = () => false,
): Promise<number> {
  const key = randomUUID();
  let status = await purchaseWish(target, wish, purchasedBy, key);
  while (isRetryable(status) && !isOver()) {
    await sleep(RETRY_DELAY_MS);
    status = await purchaseWish(target, wish, purchasedBy, key);
  }
  return status;
}

/** Buys all wishes, `clients` at a time, until `isOver` returns true. Awaits `onAcknowledged` per purchase. */
export async function purchaseAllWishes(
  target: RequestTarget,
  wishes: readonly string[],
  clients: number,
  onAcknowledged: (wish: string) => unknown,
  isOver: () => boolean = () => false,
): Promise<void> {
  await runConcurrently(wishes.length, clients, async (index) => {
    const wish = wishes[index];
    if (wish === undefined || isOver()) return;
    const status = await purchaseWithRetries(target, wish, "Grandma Rose", isOver);
    if (status === 200) await onAcknowledged(wish);
  });
}

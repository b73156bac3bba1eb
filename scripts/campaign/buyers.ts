import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProductProcess } from "../deep/product.ts";
import { sendRequest } from "./requests.ts";

/** Maximum wait for a response, in seconds. */
const ANSWER_SECONDS = 15;
/** Delay between two attempts of a buyer, in milliseconds. */
const PAUSE_MS = 50;

/** Buys a wish. Returns the response's status, or 0 when no response came. */
export async function purchaseWish(
  product: ProductProcess,
  wish: string,
  purchasedBy: string,
  key: string = randomUUID(),
): Promise<number> {
  const { status } = await sendRequest(product, "POST", `/api/wishlist/${wish}/purchase`, {
    body: { purchasedBy },
    headers: { "idempotency-key": key },
    seconds: ANSWER_SECONDS,
  });
  return status;
}

/**
 * Returns whether a request can be retried after this response status. Server errors, timeouts, rate limits and missing
 * responses can be retried.
 */
const mayPass = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * Buys all wishes, `clients` at a time. Retries each purchase with its idempotency key until the wish is bought or `isOver`
 * returns true. Awaits `onAcknowledged` for each bought wish.
 */
export async function purchaseAllWishes(
  product: ProductProcess,
  wishes: readonly string[],
  clients: number,
  onAcknowledged: (wish: string) => unknown,
  isOver: () => boolean = () => false,
): Promise<void> {
  const left = [...wishes];
  const client = async () => {
    for (let wish = left.pop(); wish && !isOver(); wish = left.pop()) {
      const key = randomUUID();
      let status = await purchaseWish(product, wish, "Grandma Rose", key);
      while (mayPass(status) && !isOver()) {
        await sleep(PAUSE_MS);
        status = await purchaseWish(product, wish, "Grandma Rose", key);
      }
      if (status === 200) await onAcknowledged(wish);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Product } from "../deep/product.ts";
import { request } from "./requests.ts";

/** How long a buyer waits for an answer. */
const ANSWER_SECONDS = 15;
/** How long a buyer waits before the next try, in milliseconds. */
const PAUSE_MS = 50;

/** Buys a wish; the answer's status, 0 when none came. */
export async function buy(
  product: Product,
  wish: string,
  purchasedBy: string,
  key: string = randomUUID(),
): Promise<number> {
  const { status } = await request(product, "POST", `/api/wishlist/${wish}/purchase`, {
    body: { purchasedBy },
    headers: { "idempotency-key": key },
    seconds: ANSWER_SECONDS,
  });
  return status;
}

/** Whether an answer is not the last word: none came, the server cannot now, or it was too slow or too much. */
const mayPass = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * Buys each wish, `clients` at a time, and repeats what may pass with its key until it is bought or `isOver`.
 * `onAcknowledged` hears of each wish that was bought, and the buyer waits for it; of one that was refused it does not.
 */
export async function buyAll(
  product: Product,
  wishes: readonly string[],
  clients: number,
  onAcknowledged: (wish: string) => unknown,
  isOver: () => boolean = () => false,
): Promise<void> {
  const left = [...wishes];
  const client = async () => {
    for (let wish = left.pop(); wish && !isOver(); wish = left.pop()) {
      const key = randomUUID();
      let status = await buy(product, wish, "Grandma Rose", key);
      while (mayPass(status) && !isOver()) {
        await sleep(PAUSE_MS);
        status = await buy(product, wish, "Grandma Rose", key);
      }
      if (status === 200) await onAcknowledged(wish);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

import type { Executor } from "@giftling/db/client";
import type { GiftRateLimitCounter } from "@giftling/db/queries/gifts/gift-counts";

/** Sets a gift counter of a hub or visitor. With `isOver`, the counter's window has expired. */
export async function setGiftCount(
  db: Executor,
  key: string,
  counter: GiftRateLimitCounter,
  points: number,
  { isOver = false } = {},
): Promise<void> {
  const ends = isOver ? "now() - interval '1 second'" : "now() + interval '1 hour'";
  await db.execute(
    `insert into gift_counts values ('${key}', ${ends}, 0, 0, 0, ${ends}, 0, 0, 0) on conflict do nothing`,
  );
  await db.execute(`update gift_counts set ${counter} = ${points} where key = '${key}'`);
}

export async function getGiftCount(
  db: Executor,
  key: string,
  counter: GiftRateLimitCounter,
): Promise<number> {
  const [row] = await db.execute<{ points: number }>(
    `select ${counter} as points from gift_counts where key = '${key}'`,
  );
  return row?.points ?? 0;
}

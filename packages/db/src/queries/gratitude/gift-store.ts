import type { Executor } from "../../client.ts";
import { builtOnce } from "../built-once.ts";
import { gathered } from "../gathered.ts";
import {
  type GiftParts,
  type GivenGift,
  givenGift,
  isCounted,
  MOST_TOGETHER,
  type StoredGift,
  storeGifts,
  type WithGift,
} from "./gift-statement.ts";

/**
 * Makes the function that stores gifts of one kind. Those that are transactions of their own and come at once are stored
 * together, which costs Postgres and this process much less than one after the other.
 */
export function giftStore<Row>(parts: GiftParts, columnsOf: (row: Row) => GivenGift) {
  const together = builtOnce((db) =>
    gathered(MOST_TOGETHER, (gifts: readonly GivenGift[]) => storeTogether(db, parts, gifts)),
  );
  return (db: Executor, row: Row, withGift: WithGift): Promise<StoredGift> => {
    const gift = givenGift(columnsOf(row), withGift);
    return withGift.isToldAfterCommit ? together(db)(gift) : storeAlone(db, parts, gift, false);
  };
}

/**
 * A gift that waits for somebody's lock, and all gifts where one of them makes the statement fail, are then stored each by
 * itself: no gift fails for another's sake.
 */
async function storeTogether(
  db: Executor,
  parts: GiftParts,
  gifts: readonly GivenGift[],
): Promise<(StoredGift | Promise<StoredGift>)[]> {
  const alone = (gift: GivenGift) => storeAlone(db, parts, gift, true);
  if (gifts.length === 1) return gifts.map(alone);
  const way = { isToldAfterCommit: true, waits: false, counts: gifts.some(isCounted) };
  const stored = await storeGifts(db, parts, gifts, way).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    return [];
  });
  return gifts.map((gift, index) => {
    const outcome = stored[index];
    return outcome?.isThere ? outcome : alone(gift);
  });
}

async function storeAlone(
  db: Executor,
  parts: GiftParts,
  gift: GivenGift,
  isToldAfterCommit: boolean,
): Promise<StoredGift> {
  const way = { isToldAfterCommit, waits: true, counts: isCounted(gift) };
  const [stored] = await storeGifts(db, parts, [gift], way);
  if (!stored) throw new Error("The gift's statement returned nothing");
  return stored;
}

/**
 * True when Postgres refused a statement for what it asks for: data (22), a constraint (23), a deadlock (40), a table that is
 * not there (42) or a lock that took too long (55). It then certainly stored nothing, unlike when a connection was lost. Looks
 * through drizzle's wrapper.
 */
export function isRefused(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ("code" in at && typeof at.code === "string") return /^(?:22|23|40|42|55)...$/.test(at.code);
  }
  return false;
}

import { type Currency, MAX_GIFTS_PER_BROWSER, PURCHASE_UNDO_WINDOW_HOURS } from "@giftling/domain";
import { writeStorage } from "../../../components/memory/browser-storage.ts";
import { RECORDED_GIFTS_KEY, readRecordedGiftsJson } from "./recorded-gifts-text.ts";

/** Gift or active hold stored in the browser (rule: own-gifts). */
export type RecordedGift = {
  /** ID of the given or held wish. Empty for a contribution and for an off-list gift. */
  itemId: string;
  kidId: string;
  /** First name of the kid. Missing from entries stored by older versions. */
  kidName?: string;
  /** Name of the gift. Empty for a contribution that is not for an activity. */
  itemName: string;
  /** Token that undoes a purchase. Empty for other gifts, which are undone with their gift access token. */
  undoToken: string;
  /** Unix time in milliseconds at which the gift was recorded, according to the browser's clock. */
  recordedAt: number;
  /** Gift access token of the gift's private page. Missing from entries stored by older versions (rule: gift-pass). */
  passToken?: string;
  /** Unix time in milliseconds at which the hold ends. Missing for a gift. */
  heldUntil?: number;
  /** Amount of a contribution. Missing for other gifts. */
  amount?: number;
  /** Currency of the amount. Missing from entries stored by older versions, whose amounts are in US dollars. */
  currency?: Currency | undefined;
  /**
   * Whether the gift can no longer be undone, because the family received or confirmed the gift or sent a thank-you.
   */
  isSettled?: true;
};

const UNDO_MS = PURCHASE_UNDO_WINDOW_HOURS * 3_600_000;

function isRecordedGift(value: unknown): value is RecordedGift {
  if (typeof value !== "object" || value === null) return false;
  const gift: Partial<Record<keyof RecordedGift, unknown>> = value;
  return (
    typeof gift.itemId === "string" &&
    typeof gift.kidId === "string" &&
    typeof gift.itemName === "string" &&
    typeof gift.undoToken === "string" &&
    typeof gift.recordedAt === "number"
  );
}

/** Returns whether a gift is recent enough to be undone without a mail to the parents (rule: gift-pass). */
const isRecent = ({ recordedAt }: RecordedGift, now: number): boolean => now - recordedAt < UNDO_MS;

/** Returns whether the hub offers to undo a gift. The gift's private page offers the undo for a longer time. */
export const canUndoGiftOnHub = (gift: RecordedGift, now: number): boolean =>
  gift.heldUntil === undefined && !gift.isSettled && isRecent(gift, now);

/**
 * Returns whether a gift or hold stored in the browser has not expired. Holds end at `heldUntil`. Gifts of the demo,
 * and gifts without a gift access token, expire after 24 hours.
 */
function isOpen(gift: RecordedGift, now: number): boolean {
  const { heldUntil, passToken = "demo." } = gift;
  if (heldUntil !== undefined) return now < heldUntil;
  return !passToken.startsWith("demo.") || isRecent(gift, now);
}

/** Returns the key of a stored gift: its gift access token or, for an entry without a token, the wish's ID. */
export const getRecordedGiftKey = ({ passToken, itemId }: RecordedGift): string =>
  passToken ?? itemId;

/** Parses the stored gifts. Omits invalid entries and entries that have expired at `now`. */
export function parseRecordedGifts(text: string | null, now: number): RecordedGift[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return [];
    return parsed.filter(isRecordedGift).filter((gift) => isOpen(gift, now));
  } catch {
    return [];
  }
}

/** Returns the stored gifts and holds that have not expired. */
const readRecordedGifts = (): RecordedGift[] =>
  parseRecordedGifts(readRecordedGiftsJson(), Date.now());

function write(gifts: RecordedGift[]): void {
  writeStorage(
    "localStorage",
    RECORDED_GIFTS_KEY,
    gifts.length === 0 ? null : JSON.stringify(gifts.slice(-MAX_GIFTS_PER_BROWSER)),
  );
}

/**
 * Stores a gift or hold in the browser. Replaces an entry with the same key. Above the limit, drops the oldest entry.
 */
export function saveRecordedGift(gift: RecordedGift): void {
  const key = getRecordedGiftKey(gift);
  write([...readRecordedGifts().filter((other) => getRecordedGiftKey(other) !== key), gift]);
}

export function deleteRecordedGift(key: string): void {
  const gifts = readRecordedGifts();
  const others = gifts.filter((gift) => getRecordedGiftKey(gift) !== key);
  if (others.length < gifts.length) write(others);
}

export const findRecordedGift = (passToken: string): RecordedGift | undefined =>
  readRecordedGifts().find((gift) => gift.passToken === passToken);

/**
 * Returns the browser's newest active hold on a wish. If `quantity` is 1, returns the newest hold or purchase, because
 * another unit cannot be given.
 */
export const findOwnHoldOrPurchase = (
  itemId: string,
  quantity?: number | null,
): RecordedGift | undefined =>
  readRecordedGifts().findLast(
    (gift) => gift.itemId === itemId && (quantity === 1 || gift.heldUntil !== undefined),
  );

import { recall, remember } from "./visit-memory.ts";

const NAME = "giftling:supporter-name";
const DECLINED = "giftling:declined-529";
const FOLLOWED = "giftling:followed-gift";

/** How long after leaving for a shop the purchase dialog still opens on a reloaded page, in milliseconds. */
const FOLLOWED_FOR_MS = 60 * 60_000;

/** The name that this browser's supporter gave last, so that nobody types it twice. */
export function supporterName(): string {
  return recall("localStorage", NAME) ?? "";
}

export function rememberSupporterName(name: string): void {
  remember("localStorage", NAME, name);
}

/** Whether the supporter said "no thanks" to the 529 nudge in this visit (rule: education-nudge). */
export function hasDeclinedEducation(): boolean {
  return recall("sessionStorage", DECLINED) === "yes";
}

export function rememberDeclinedEducation(): void {
  remember("sessionStorage", DECLINED, "yes");
}

/**
 * Notes that a gift's link was followed, for browsers that open the shop in the hub's own tab or drop the
 * page meanwhile: the purchase dialog must be there on the way back (rule: purchase-dialog). Null clears the note.
 */
export function rememberFollowedItem(itemId: string | null, now: number): void {
  remember("sessionStorage", FOLLOWED, itemId === null ? null : `${now} ${itemId}`);
}

/** The item whose link was followed within the last hour and not answered for yet, or null. */
export function followedItem(now: number): string | null {
  const [at, itemId] = recall("sessionStorage", FOLLOWED)?.split(" ") ?? [];
  if (at === undefined || itemId === undefined) return null;
  return now - Number(at) < FOLLOWED_FOR_MS ? itemId : null;
}

import { recall, remember } from "../../../components/memory/visit-memory.ts";

const NAME = "giftling:supporter-name";
const DECLINED = "giftling:declined-529";
const FOLLOWED = "giftling:followed";

/** How long after leaving for a shop or a payment page the question about it still opens on a reloaded page, in milliseconds. */
const FOLLOWED_FOR_MS = 60 * 60_000;

/** What was left for: the shop of a wish, or the page of a payment link. */
export type Followed = { kind: "wish" | "payment"; id: string };

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
 * Notes that a link was followed, for browsers that open the other page in the hub's own tab or drop the hub meanwhile: the
 * question about it must be there on the way back (rule: purchase-dialog, money-sent). Null clears the note.
 */
export function rememberFollowed(what: Followed | null, now: number): void {
  remember("sessionStorage", FOLLOWED, what === null ? null : `${now} ${what.kind} ${what.id}`);
}

/** What was followed within the last hour and not answered for yet, or null. */
export function followed(now: number): Followed | null {
  const [at, kind, id] = recall("sessionStorage", FOLLOWED)?.split(" ") ?? [];
  if (at === undefined || id === undefined || now - Number(at) >= FOLLOWED_FOR_MS) return null;
  return kind === "wish" || kind === "payment" ? { kind, id } : null;
}

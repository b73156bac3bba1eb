import { recall, remember } from "../../../components/memory/visit-memory.ts";

const NAME = "giftling:supporter-name";
const DECLINED = "giftling:declined-529";
const FOLLOWED = "giftling:followed";

/** Time after leaving for a shop or a payment page during which a reloaded page asks about it, in milliseconds. */
const FOLLOWED_FOR_MS = 60 * 60_000;

/** Followed link: the shop of a wish, or a payment page. */
export type Followed = { kind: "wish" | "payment"; id: string };

/** Returns the name last given in this browser. */
export function supporterName(): string {
  return recall("localStorage", NAME) ?? "";
}

export function rememberSupporterName(name: string): void {
  remember("localStorage", NAME, name);
}

/** Returns whether the 529 nudge was declined in this visit (rule: education-nudge). */
export function hasDeclinedEducation(): boolean {
  return recall("sessionStorage", DECLINED) === "yes";
}

export function rememberDeclinedEducation(): void {
  remember("sessionStorage", DECLINED, "yes");
}

/**
 * Stores a followed link, because browsers may open it in the hub's tab or unload the hub: the question must be there on
 * return (rule: purchase-dialog). Null deletes it.
 */
export function rememberFollowed(what: Followed | null, now: number): void {
  remember("sessionStorage", FOLLOWED, what === null ? null : `${now} ${what.kind} ${what.id}`);
}

/** Returns the link followed within the last hour and not answered yet, or null. */
export function followed(now: number): Followed | null {
  const [at, kind, id] = recall("sessionStorage", FOLLOWED)?.split(" ") ?? [];
  if (at === undefined || id === undefined || now - Number(at) >= FOLLOWED_FOR_MS) return null;
  return kind === "wish" || kind === "payment" ? { kind, id } : null;
}

import { readStorage, writeStorage } from "../../../components/memory/browser-storage.ts";

const NAME = "giftling:supporter-name";
const DECLINED = "giftling:declined-529";
const FOLLOWED = "giftling:followed";

/**
 * Lifetime in milliseconds of a stored followed link. Until the link expires, a reloaded page shows the question about
 * the link.
 */
const FOLLOWED_FOR_MS = 60 * 60_000;

/**
 * Link that the visitor followed to a wish's shop or to a payment page. `itemId` is the ID of the paid activity, or
 * null (rule: money-sent).
 */
export type OpenedLink =
  | { kind: "wish"; id: string }
  | { kind: "payment"; id: string; itemId: string | null };

/** Returns the name that a supporter last entered in the browser, or an empty string. */
export function readSupporterName(): string {
  return readStorage("localStorage", NAME) ?? "";
}

export function saveSupporterName(name: string): void {
  writeStorage("localStorage", NAME, name);
}

/** Returns whether the 529 nudge was declined in the current tab (rule: education-nudge). */
export function hasDeclinedEducationNudge(): boolean {
  return readStorage("sessionStorage", DECLINED) === "yes";
}

export function saveDeclinedEducationNudge(): void {
  writeStorage("sessionStorage", DECLINED, "yes");
}

/**
 * Stores a followed link, so that the hub can ask about the link when the visitor returns. Browsers can unload the hub
 * while the shop is open. `null` deletes the stored link (rule: purchase-dialog).
 */
export function saveOpenedLink(what: OpenedLink | null, now: number): void {
  const itemId = (what?.kind === "payment" && what.itemId) || "";
  const text = what === null ? null : `${now} ${what.kind} ${what.id} ${itemId}`.trim();
  writeStorage("sessionStorage", FOLLOWED, text);
}

/**
 * Returns the link that was followed within the last hour. Returns null if no link was followed or if the question
 * about the link was answered.
 */
export function findRecentlyOpenedLink(now: number): OpenedLink | null {
  const [at, kind, id, itemId = null] = readStorage("sessionStorage", FOLLOWED)?.split(" ") ?? [];
  if (at === undefined || id === undefined || now - Number(at) >= FOLLOWED_FOR_MS) return null;
  if (kind === "payment") return { kind, id, itemId };
  return kind === "wish" ? { kind, id } : null;
}

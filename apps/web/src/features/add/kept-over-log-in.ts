import type { SharedText } from "@giftling/domain";
import { recall, remember } from "../../components/memory/visit-memory.ts";

const KEY = "giftling:shared";
/** What an address may have to be come back to after logging in (`safeReturnPath`). */
const LONGEST = 2_000;

const isEmpty = ({ url, text, title }: SharedText): boolean => !(url || text || title);

/**
 * Where logging in leads back to. An address that is too long for that is kept in this tab, and found again at the bare page (rule:
 * add-from-anywhere).
 */
export function keptOverLogIn(href: string, shared: SharedText): string {
  if (href.length <= LONGEST) return href;
  remember("sessionStorage", KEY, JSON.stringify(shared));
  return "/add";
}

/** What was shared: what the address says, or what was kept before logging in. */
export function takeKept(shared: SharedText): SharedText {
  const kept = recall("sessionStorage", KEY);
  if (kept === null || !isEmpty(shared)) return shared;
  try {
    const { url, text, title }: Record<string, unknown> = JSON.parse(kept);
    return Object.fromEntries(
      Object.entries({ url, text, title }).filter(([, value]) => typeof value === "string"),
    );
  } catch {
    return shared;
  }
}

/** Forgets what was kept. */
export const forgetKept = (): void => remember("sessionStorage", KEY, null);

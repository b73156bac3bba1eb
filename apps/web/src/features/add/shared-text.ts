import type { SharedText } from "@giftling/domain";
import { readStorage, writeStorage } from "../../components/memory/browser-storage.ts";

const KEY = "giftling:shared";
/** Maximum length of a URL that the sign-in accepts as return path (`safeReturnPath`). */
const LONGEST = 2_000;

const isEmpty = ({ url, text, title }: SharedText): boolean => !(url || text || title);

/**
 * Returns the path to return to after signing in. If `href` is too long, stores `shared` in session storage and returns
 * the page's path without parameters (rule: add-from-anywhere).
 */
export function saveSharedTextForLogin(href: string, shared: SharedText): string {
  if (href.length <= LONGEST) return href;
  writeStorage("sessionStorage", KEY, JSON.stringify(shared));
  return "/add";
}

/** Returns the shared text from the URL or, after a sign-in, from session storage. */
export function consumeSharedText(shared: SharedText): SharedText {
  const kept = readStorage("sessionStorage", KEY);
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

export const deleteSharedText = (): void => writeStorage("sessionStorage", KEY, null);

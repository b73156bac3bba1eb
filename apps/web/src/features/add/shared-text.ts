import type { SharedText } from "@giftling/domain";
import { readStorage, writeStorage } from "../../components/memory/browser-storage.ts";

const KEY = "giftling:shared";
/** Maximum length of a URL to which the sign-in returns (`safeReturnPath`). */
const LONGEST = 2_000;

const isEmpty = ({ url, text, title }: SharedText): boolean => !(url || text || title);

/**
 * Returns the path to which the sign-in returns. If the URL is too long, `shared` is stored in this tab and restored on the
 * page without parameters (rule: add-from-anywhere).
 */
export function saveSharedTextForLogin(href: string, shared: SharedText): string {
  if (href.length <= LONGEST) return href;
  writeStorage("sessionStorage", KEY, JSON.stringify(shared));
  return "/add";
}

/** Returns the shared text from the URL, or from this tab's storage after a sign-in. */
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

import { SHARED_PAGE_FIELDS, type SharedText } from "@giftling/domain";
import { readStorage, writeStorage } from "../../components/memory/browser-storage.ts";

const KEY = "giftling:shared";
/** Maximum length of a return path that sign-in accepts (`parseReturnPath`). */
const MAX_PATH_LENGTH = 2_000;

const isEmpty = ({ url, text, title }: SharedText): boolean => !(url || text || title);

/**
 * Returns the entries of `fields` whose names are in `SHARED_PAGE_FIELDS` and whose values are strings. `fields` are
 * URL parameters or stored data.
 */
const pickSharedText = (fields: Record<string, unknown>): SharedText =>
  Object.fromEntries(
    SHARED_PAGE_FIELDS.flatMap((field) => {
      const value = fields[field];
      return typeof value === "string" ? [[field, value]] : [];
    }),
  );

/**
 * Returns the data of a shared page from the URL's query, or from the fragment that the bookmarklet sets
 * (rule: add-from-anywhere).
 */
export const readSharedText = (search: SharedText, fragment: string): SharedText => ({
  ...search,
  ...pickSharedText(Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, "")))),
});

/**
 * Returns the path to which sign-in returns: `href` or, if `href` is too long or has a fragment, /add. For /add, stores
 * the data of the shared page (`shared`) unless `shared` is empty (rule: add-from-anywhere).
 */
export function saveSharedTextForSignIn(href: string, shared: SharedText): string {
  if (href.length <= MAX_PATH_LENGTH && !href.includes("#")) return href;
  if (!isEmpty(shared)) writeStorage("sessionStorage", KEY, JSON.stringify(shared));
  return "/add";
}

/** Removes the data of a shared page from the URL. The router does not treat the change as navigation. */
export const removeSharedTextFromUrl = (): void =>
  History.prototype.replaceState.call(window.history, window.history.state, "", "/add");

/**
 * Returns `shared`, the data of a shared page from the URL. If `shared` is empty, returns the data stored before
 * sign-in. The stored data is deleted after the wish is added, because the session can expire again.
 */
export function getSharedTextAfterSignIn(shared: SharedText): SharedText {
  const stored = readStorage("sessionStorage", KEY);
  if (stored === null || !isEmpty(shared)) return shared;
  try {
    return pickSharedText(JSON.parse(stored));
  } catch {
    return shared;
  }
}

export const deleteSharedText = (): void => writeStorage("sessionStorage", KEY, null);

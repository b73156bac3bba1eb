import { tidyLine } from "../product-preview/schema.ts";
import { LIMITS } from "../text/rules.ts";
import { completeWebAddress, isSafeWebAddress } from "../web-address/rules.ts";
import { splitLink } from "./import/rules.ts";

/** Data that a browser or an app passes when a person shares a web page. */
export type SharedText = { url?: string; text?: string; title?: string };

/** Gift to add to a wishlist. `name` applies until the product preview provides a better name. */
export type SharedGift = { url: string | null; name: string };

/**
 * Returns the gift that the shared data describes. Android passes the link in `text`. An unsafe URL is omitted, and a
 * long title is truncated between words (rule: add-from-anywhere).
 */
export function sharedGift({ url = "", text = "", title = "" }: SharedText): SharedGift {
  const given = completeWebAddress(url);
  const found = [splitLink(url), splitLink(text), splitLink(title)];
  const link = isSafeWebAddress(given) ? given : found.find((one) => one.url !== null)?.url;
  const names = [splitLink(title).rest, splitLink(text).rest];
  const name = names.map((one) => tidyLine(one, LIMITS.label)).find((one) => one !== "");
  return { url: link ?? null, name: name ?? "" };
}

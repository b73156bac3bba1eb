import { tidyLine } from "../product-preview/schema.ts";
import { LIMITS } from "../text/rules.ts";
import { completeWebAddress, isSafeWebAddress } from "../web-address/rules.ts";
import { splitLink } from "./import/rules.ts";

/** What a browser or an app hands over of a page that somebody shares. */
export type SharedText = { url?: string; text?: string; title?: string };

/** A gift that is to be: where it is, and what it may be called until its page says better. */
export type SharedGift = { url: string | null; name: string };

/**
 * The gift in what was shared (rule: add-from-anywhere): Android puts the link into the text. What is no safe web address is left
 * out, and a long title is cut between its words.
 */
export function sharedGift({ url = "", text = "", title = "" }: SharedText): SharedGift {
  const given = completeWebAddress(url);
  const found = [splitLink(url), splitLink(text), splitLink(title)];
  const link = isSafeWebAddress(given) ? given : found.find((one) => one.url !== null)?.url;
  const names = [splitLink(title).rest, splitLink(text).rest];
  const name = names.map((one) => tidyLine(one, LIMITS.label)).find((one) => one !== "");
  return { url: link ?? null, name: name ?? "" };
}

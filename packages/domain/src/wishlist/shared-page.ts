import {
  formatProductPreviewPrice,
  type ProductPageFacts,
  sanitizeLine,
} from "../product-preview/schema.ts";
import {
  isNonProductTitle,
  listShopNames,
  removeShopNameFromTitle,
} from "../product-preview/title.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import { completeUrl, isSafeUrl } from "../url/rules.ts";
import { splitUrlFromText } from "./import/rules.ts";

/**
 * Names of the data that a browser or an app passes when a person shares a web page. Only the bookmarklet passes
 * `name`, `price`, `currency` and `image`.
 */
export const SHARED_PAGE_FIELDS = [
  "url",
  "text",
  "title",
  "name",
  "price",
  "currency",
  "image",
] as const;

/** Untrusted data of a shared web page. */
export type SharedText = Partial<Record<(typeof SHARED_PAGE_FIELDS)[number], string>>;

/**
 * Gift to add to a wishlist. `name` applies unless the product preview has a better name. `page` is the data that the
 * bookmarklet read from the page, or null.
 */
export type SharedWish = { url: string | null; name: string; page: ProductPageFacts | null };

/**
 * Returns the gift that the shared data describes. Android passes the link in `text`. Omits an unsafe URL, and
 * truncates a long title between words (rule: add-from-anywhere).
 */
export function getSharedWish(shared: SharedText): SharedWish {
  const { url = "", text = "", title = "" } = shared;
  const given = completeUrl(url);
  const found = [splitUrlFromText(url), splitUrlFromText(text), splitUrlFromText(title)];
  const link = isSafeUrl(given) ? given : found.find((one) => one.url !== null)?.url;
  const names = [splitUrlFromText(title).rest, splitUrlFromText(text).rest];
  const name = names.map((one) => sanitizeLine(one, TEXT_LIMITS.label)).find((one) => one !== "");
  return { url: link ?? null, name: name ?? "", page: link ? pageFacts(link, shared) : null };
}

/**
 * Returns the valid data that the bookmarklet read from the page at `url`. Returns null if there is no product name, so
 * that the server reads the page.
 */
function pageFacts(url: string, shared: SharedText): ProductPageFacts | null {
  const { name = "", price = "", currency = "", image = "" } = shared;
  const stores = listShopNames(new URL(url).hostname, null);
  const title = removeShopNameFromTitle(decodeEntities(name), stores);
  if (isNonProductTitle(title, stores)) return null;
  return {
    name: title,
    price: formatProductPreviewPrice(price, currency),
    imageUrl: isSafeUrl(image) ? image : null,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
};

/** Decodes the HTML entities that shops leave in JSON-LD. Other text is unchanged. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(\w{2,4}));/g, (whole, code?: string, name = "") =>
    code === undefined ? (ENTITIES[name] ?? whole) : String.fromCodePoint(Number(code)),
  );

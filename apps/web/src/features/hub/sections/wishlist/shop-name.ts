import { type Currency, DEFAULT_CURRENCY, isSafeUrl, parsePrice } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { formatMoney } from "@giftling/messages/money";

/**
 * Returns a URL that is safe to render as a link. Returns null for an unsafe URL. URLs are validated when stored and
 * when rendered (rule: web-addresses).
 */
export function getSafeUrl(url: string | null): string | null {
  return url !== null && isSafeUrl(url) ? url : null;
}

/** Returns the host name of a URL without "www." or "m.", such as "target.com". Returns null for an unsafe URL. */
export function getShopHost(url: string | null): string | null {
  const safe = getSafeUrl(url);
  return safe === null ? null : new URL(safe).hostname.replace(/^(www|m)\./, "");
}

/** Shop names by domain label. Contains only names that differ from the capitalized label. */
const SHOP_NAMES = new Map(
  Object.entries({
    abebooks: "AbeBooks",
    amzn: "Amazon",
    barnesandnoble: "Barnes & Noble",
    bestbuy: "Best Buy",
    bhphotovideo: "B&H",
    buybuybaby: "buybuy BABY",
    crateandbarrel: "Crate & Barrel",
    crateandkids: "Crate & Kids",
    dickblick: "Blick",
    dickssportinggoods: "Dick's",
    ebay: "eBay",
    gamestop: "GameStop",
    hannaandersson: "Hanna Andersson",
    hm: "H&M",
    homedepot: "Home Depot",
    ikea: "IKEA",
    kiwico: "KiwiCo",
    lakeshorelearning: "Lakeshore",
    lego: "LEGO",
    llbean: "L.L.Bean",
    melissaanddoug: "Melissa & Doug",
    oldnavy: "Old Navy",
    potterybarnkids: "Pottery Barn Kids",
    rei: "REI",
    samsclub: "Sam's Club",
    thriftbooks: "ThriftBooks",
  }),
);

/** Domain labels that are not shop names, such as link shorteners, site builders and common words. */
const NON_SHOP_LABELS = new Set([
  "bit",
  "example",
  "goo",
  "linktr",
  "localhost",
  "shop",
  "store",
  "tinyurl",
]);
const BUILDERS = new Set(["bigcartel", "myshopify", "square", "squarespace", "wixsite"]);
const LONGEST_NAME = 12;

/**
 * Returns the common name of a URL's shop, such as "Blick" or "Target". Returns null if the host name contains no shop
 * name.
 */
export function getShopName(url: string | null): string | null {
  const labels = getShopHost(url)?.split(".") ?? [];
  // The last label of an IP address is a number. A suffix such as "co.uk" has two labels.
  if (labels.length < 2 || /^\d+$/.test(labels.at(-1) ?? "")) return null;
  labels.pop();
  if (labels.length > 1 && /^(co|com|net|org)$/.test(labels.at(-1) ?? "")) labels.pop();
  if (labels.length > 1 && BUILDERS.has(labels.at(-1) ?? "")) labels.pop();
  const word = labels.at(-1) ?? "";
  const said = SHOP_NAMES.get(word);
  if (said !== undefined) return said;
  // Excludes internationalized domain names, which start with "xn--".
  const isSaid = word.length > 1 && word.length <= LONGEST_NAME && !word.startsWith("xn--");
  return isSaid && !NON_SHOP_LABELS.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : null;
}

/**
 * Formats a price as "about $30", rounded to whole units if the price is at least 1. In US dollars, also prepends
 * "about" to any other text that starts with "$". Returns any other text unchanged, and null for an empty text
 * (rule: currency).
 */
export function formatPrice(
  price: string | null,
  currency: Currency = DEFAULT_CURRENCY,
): string | null {
  const text = price?.trim() ?? "";
  if (text === "") return null;
  const isDollars = currency === DEFAULT_CURRENCY;
  const isAmount = isDollars ? /^\$?[\d.,]+$/ : /^(\p{Sc}\s?)?[\d.,]+(\s?\p{Sc})?$/u;
  const amount = isAmount.test(text) ? parsePrice(text, currency) : null;
  if (amount !== null) {
    const rounded = amount < 1 ? amount : Math.round(amount);
    return words.approximatePriceLabel(formatMoney(rounded, currency));
  }
  return isDollars && text.startsWith("$") ? words.approximatePriceLabel(text) : text;
}

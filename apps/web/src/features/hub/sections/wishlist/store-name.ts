import { isSafeWebAddress } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";

/**
 * An address that may be rendered as a link, or null; it was checked when written and is checked again here (rule:
 * web-addresses).
 */
export function safeAddress(url: string | null): string | null {
  return url !== null && isSafeWebAddress(url) ? url : null;
}

/** The host that an address belongs to, without "www.": "target.com". Null for an unsafe address. */
export function storeHost(url: string | null): string | null {
  const safe = safeAddress(url);
  return safe === null ? null : new URL(safe).hostname.replace(/^(www|m)\./, "");
}

/** Shops whose address is written otherwise than their name is said. */
const SAID_AS: Record<string, string> = {
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
};

/** First parts of addresses that name no shop: shortened links, builders' addresses and plain words. */
const NO_NAME = new Set([
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

/** The shop as people say it ("Blick", "Target"), or null where its address tells no short name. */
export function shopName(url: string | null): string | null {
  const labels = storeHost(url)?.split(".") ?? [];
  // The last part of a bare number address is a number too, and "co.uk" is one ending.
  if (labels.length < 2 || /^\d+$/.test(labels.at(-1) ?? "")) return null;
  labels.pop();
  if (labels.length > 1 && /^(co|com|net|org)$/.test(labels.at(-1) ?? "")) labels.pop();
  if (labels.length > 1 && BUILDERS.has(labels.at(-1) ?? "")) labels.pop();
  const word = labels.at(-1) ?? "";
  const said = SAID_AS[word];
  if (said !== undefined) return said;
  // "xn--" is how a name in other letters is written in an address; nobody says it so.
  const isSaid = word.length > 1 && word.length <= LONGEST_NAME && !word.startsWith("xn--");
  return isSaid && !NO_NAME.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : null;
}

/** "about $30" for a price that a parent wrote as a plain amount; any other text as it was written. */
export function priceLabel(price: string | null): string | null {
  const text = price?.trim() ?? "";
  if (text === "") return null;
  if (/^\d+([.,]\d+)*$/.test(text)) return words.about(`$${text}`);
  return text.startsWith("$") ? words.about(text) : text;
}

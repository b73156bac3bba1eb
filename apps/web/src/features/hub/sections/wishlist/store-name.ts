import { isSafeWebAddress } from "@giftling/domain";

/**
 * An address that may be rendered as a link, or null; it was checked when written and is checked again here (rule:
 * web-addresses).
 */
export function safeAddress(url: string | null): string | null {
  return url !== null && isSafeWebAddress(url) ? url : null;
}

/** The shop that an address belongs to, as people say it: "target.com". Null for an unsafe address. */
export function storeHost(url: string | null): string | null {
  const safe = safeAddress(url);
  return safe === null ? null : new URL(safe).hostname.replace(/^(www|m)\./, "");
}

/** "about $30" for a price that a parent wrote as a plain amount; any other text as it was written. */
export function priceLabel(price: string | null): string | null {
  const text = price?.trim() ?? "";
  if (text === "") return null;
  if (/^\d+([.,]\d+)*$/.test(text)) return `about $${text}`;
  return text.startsWith("$") ? `about ${text}` : text;
}

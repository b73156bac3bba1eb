import {
  formatProductPreviewPrice,
  isNonProductTitle,
  isShopNameTitle,
  listShopNames,
  removeShopNameFromTitle,
  sanitizeLine,
  TEXT_LIMITS,
} from "@giftling/domain";
import { findJsonLdProduct } from "./json-ld.ts";
import { extractVisibleText, type PageMetadata } from "./page-metadata.ts";

export type PageProduct = {
  name: string;
  price: string | null;
  store: string;
  description: string | null;
  /** Absolute URLs of the product's pictures, best first. */
  images: readonly string[];
};

const MAX_IMAGES = 3;

/** Open Graph properties of a price and its currency. Reduced prices come first. */
const PRICES = [
  ["product:sale_price:amount", "product:sale_price:currency"],
  ["product:price:amount", "product:price:currency"],
  ["og:price:amount", "og:price:currency"],
] as const;

/**
 * Returns the product of a page. Each field comes from JSON-LD first, then from Open Graph, then from the title.
 * Returns null for a page without a product, such as an error page, a captcha or a home page. `asked` is the URL before
 * redirects.
 */
export function parsePageProduct(page: PageMetadata, url: URL, asked: URL): PageProduct | null {
  const first = (name: string) => page.meta.get(name)?.[0] ?? null;
  const product = findJsonLdProduct(page.jsonLd);
  const siteName = first("og:site_name");
  const stores = listShopNames(url.hostname, siteName);
  // Shops redirect deleted products to the home page, whose title is a slogan.
  const isLedHome = url.pathname === "/" && asked.pathname !== "/";
  const titles = isLedHome ? [] : [first("og:title"), first("twitter:title"), page.title];
  const chosen = getName(product?.name ?? null, titles, stores);
  if (!chosen) return null;

  const description = product?.description ?? first("og:description") ?? first("description");
  return {
    name: removeShopNameFromTitle(chosen, stores),
    price: (product && getPreviewPrice(product.amount, product.currency)) ?? metaPrice(first),
    store: sanitizeLine(siteName ?? "", TEXT_LIMITS.name) || url.hostname.replace(/^www\./, ""),
    description: description
      ? sanitizeLine(extractVisibleText(description), TEXT_LIMITS.description) || null
      : null,
    images: listImages(product?.images ?? [], page, url),
  };
}

/**
 * Returns the product name in the metadata. Returns the first usable title if there is no name or the name is only the
 * store's.
 */
function getName(
  own: string | null,
  titles: readonly (string | null)[],
  stores: ReadonlySet<string>,
): string | undefined {
  if (own && !isShopNameTitle(own, stores)) return own;
  return titles.find((title) => title !== null && !isNonProductTitle(title, stores)) ?? undefined;
}

function getPreviewPrice(amount: string | number | null, currency: string | null): string | null {
  return amount === null ? null : formatProductPreviewPrice(amount, currency);
}

function metaPrice(first: (name: string) => string | null): string | null {
  for (const [amount, currency] of PRICES) {
    const price = getPreviewPrice(first(amount), first(currency));
    if (price !== null) return price;
  }
  return null;
}

/** Returns the distinct http and https URLs of pictures. The product's own pictures come first. */
function listImages(own: readonly string[], page: PageMetadata, url: URL): string[] {
  const names = ["og:image:secure_url", "og:image", "og:image:url", "twitter:image"];
  const named = names.flatMap((name) => page.meta.get(name) ?? []);
  const whole = [...own, ...named]
    .filter((address) => URL.canParse(address, url.href))
    .map((address) => new URL(address, url))
    .filter((address) => /^https?:$/.test(address.protocol));
  return [...new Set(whole.map((address) => address.href))].slice(0, MAX_IMAGES);
}

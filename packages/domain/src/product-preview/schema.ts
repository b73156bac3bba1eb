import { z } from "zod";
import { formatDollars } from "../money/format-dollars.ts";
import { SHOP_PAGE_ERRORS } from "../sentences/api-errors.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { hasForbiddenLineCharacter, TEXT_LIMITS } from "../text/rules.ts";
import { createLineSchema } from "../text/schema.ts";
import { urlSchema } from "../url/schema.ts";

/**
 * Product data that the parent's browser read from a page. Untrusted, like the page itself (rule: add-from-anywhere).
 */
const pageFactsSchema = z.strictObject({
  name: createLineSchema(FIELD_NAMES.name, TEXT_LIMITS.label),
  price: createLineSchema(FIELD_NAMES.price, TEXT_LIMITS.price).nullable(),
  imageUrl: urlSchema.nullable(),
});
export type ProductPageFacts = z.infer<typeof pageFactsSchema>;

/** Input of POST /api/previews. `url` is the URL of a product page (rule: product-preview). */
export const fetchPreviewInput = z.strictObject({
  url: urlSchema,
  /** Whether to fetch and store a picture of the product. Default true. */
  withPicture: z.boolean().optional(),
  /** Data that the parent's browser read from the product page. If present, the server fetches only the picture. */
  page: pageFactsSchema.optional(),
});
export type FetchPreviewInput = z.infer<typeof fetchPreviewInput>;

/**
 * Product data read from a page, or the reason why no data was found. Every text complies with the limit of the wish's
 * field (rule: product-preview).
 */
export const productPreviewOutput = z.discriminatedUnion("status", [
  z.strictObject({
    status: z.literal("found"),
    name: z.string(),
    price: z.string().nullable(),
    /** URL of the stored copy of the product's picture, not of the picture at the shop. */
    imageUrl: z.string().nullable(),
    store: z.string(),
    description: z.string().nullable(),
  }),
  z.strictObject({ status: z.literal("manual"), reason: z.string() }),
]);
export type ProductPreview = z.infer<typeof productPreviewOutput>;

/**
 * Error messages of a failed product preview, by reason. Private and unknown hosts have the same message, so that the
 * response does not reveal private hosts.
 */
export const PRODUCT_PREVIEW_ERRORS = {
  unreachable: SHOP_PAGE_ERRORS.shopPageUnreachable,
  slow: SHOP_PAGE_ERRORS.shopPageTimedOut,
  missing: SHOP_PAGE_ERRORS.shopPageNotFound,
  blocked: SHOP_PAGE_ERRORS.shopPageBlocked,
  notAPage: SHOP_PAGE_ERRORS.shopPageUnreadable,
  noDetails: SHOP_PAGE_ERRORS.productNotFound,
} as const satisfies Record<string, string>;
export type ProductPreviewProblem = keyof typeof PRODUCT_PREVIEW_ERRORS;

/**
 * Converts third-party text to one line. Removes control characters, and truncates the text between words to at most
 * `max` characters.
 */
export function sanitizeLine(text: string, max: number): string {
  // Truncates the text before the cleaning, because a page can contain very long texts.
  const spaced = text.slice(0, max * 8).replaceAll(/[\s\p{Cc}]+/gu, " ");
  const line = [...spaced].filter((character) => !hasForbiddenLineCharacter(character)).join("");
  const trimmed = line.trim();
  if (trimmed.length <= max) return trimmed;
  const cut = trimmed.slice(0, max - 1);
  const lastSpace = cut.lastIndexOf(" ");
  const whole = lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut;
  // Removes half of a surrogate pair at the end of the truncated text.
  return `${whole.replace(/[\uD800-\uDBFF]$/, "").trimEnd()}…`;
}

/** Exclusive upper bound of a plausible price, in the shop's currency. */
const TOO_MUCH = 100_000_000;

/** Pattern of an ambiguous number. "1.299" means 1,299 in some shops and 1.299 in others. */
const AMBIGUOUS = /^\d{1,3}\.\d{3}$/;

/**
 * Parses a price in a shop's notation, such as "24.99", "1,299.00", "1.299,00" or "24,99". Returns null for a missing
 * or negative price, and for a number with an ambiguous dot, such as "1.299".
 */
function getAmount(written: string): number | null {
  const [lead = "", digits = ""] = /^([^\d]*)(\d[\d.,\s'’]*)/u.exec(written)?.slice(1) ?? [];
  const number = digits.replaceAll(/[\s'’]/gu, "").replace(/[.,]+$/, "");
  if (number === "" || lead.includes("-") || AMBIGUOUS.test(number)) return null;
  const comma = number.lastIndexOf(",");
  const dot = number.lastIndexOf(".");
  const isDecimalComma = comma > dot && (dot >= 0 || /^\d+,\d{1,2}$/.test(number));
  const hasThousandsDots = number.indexOf(".") !== dot && comma < 0;
  if (isDecimalComma) return Number(number.replaceAll(".", "").replace(",", "."));
  return Number(number.replaceAll(hasThousandsDots ? "." : ",", ""));
}

/**
 * Formats a shop's price for the price field, such as "$24.99" or "€19.00". `currency` is an ISO 4217 code. Without a
 * currency, returns the number alone. Returns null if `amount` is not a positive price.
 */
export function formatProductPreviewPrice(
  amount: string | number,
  currency: string | null,
): string | null {
  const written = String(amount).slice(0, 100);
  const value =
    Math.round((typeof amount === "number" ? amount : (getAmount(written) ?? 0)) * 100) / 100;
  if (!(value > 0 && value < TOO_MUCH)) return null;
  const code = /^[a-z]{3}$/i.exec(currency?.trim() ?? "")?.[0].toUpperCase();
  if (code === "USD" || (code === undefined && written.includes("$"))) return formatDollars(value);
  if (code === undefined) return String(value);
  const shown = new Intl.NumberFormat("en-US", { style: "currency", currency: code }).format(value);
  // Some currencies have three decimals ("KWD 1.500"), but the price field supports two.
  return sanitizeLine(shown.replace(/(\.\d\d)0$/, "$1"), TEXT_LIMITS.price);
}

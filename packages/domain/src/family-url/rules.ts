import { PAGES } from "../pages/registry.ts";
import { fillPattern, type Sentence } from "../sentences/catalog.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";

/** Minimum length of a normalized family URL, in characters (rule: family-url). */
const FAMILY_URL_MIN_LENGTH = 3;
export const FAMILY_URL_MAX_LENGTH = 63;

/** Hint below the family URL field (rule: family-url). */
export const FAMILY_URL_HINT = "lowercase letters, numbers, dashes only";

/** First path segments of the app's pages. */
const PAGE_NAMES = PAGES.map(({ path }) => path.split("/")[1] ?? "").filter(
  (name) => name !== "" && name !== "$",
);

/**
 * Reserved family URLs: the app's first path segments, the demo, and names that suggest a page of the product
 * (rule: family-url).
 */
export const RESERVED_FAMILY_URLS: ReadonlySet<string> = new Set([
  ...PAGE_NAMES,
  "404",
  "500",
  "account",
  "admin",
  "administrator",
  "api",
  "app",
  "assets",
  "auth",
  "billing",
  "blog",
  "callback",
  "checkout",
  "color-scheme",
  "color-scheme-js",
  "contact",
  "demo",
  "docs",
  "email",
  "error",
  "favicon",
  "favicon-ico",
  "favicon-svg",
  "fonts",
  "ftp",
  "giftling",
  "health",
  "help",
  "home",
  "hubs",
  "icons",
  "identity",
  "images",
  "inbox",
  "index",
  "index-html",
  "kids",
  "landing",
  "legal",
  "login",
  "logout",
  "mail",
  "manifest",
  "manifest-webmanifest",
  "me",
  "media",
  "metrics",
  "new",
  "null",
  "offline",
  "openapi",
  "pictures",
  "postmaster",
  "preview",
  "preview-png",
  "privacy-policy",
  "public",
  "referral",
  "register",
  "robots",
  "robots-txt",
  "root",
  "sales",
  "security",
  "sign-in",
  "sign-out",
  "sign-up",
  "signin",
  "signout",
  "sitemap",
  "sitemap-xml",
  "static",
  "status",
  "stripe",
  "support",
  "test",
  "thank-yous",
  "thanks",
  "trpc",
  "undefined",
  "uploads",
  "well-known",
  "webhook",
  "webhooks",
  "www",
]);

/**
 * Trims and lowercases text, and replaces every character except a-z, 0-9 and hyphen with a hyphen. Forms normalize
 * text while a parent types, and the API normalizes text before looking up a hub (rule: family-url).
 */
export function normalizeFamilyUrl(raw: string): string {
  return raw
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]/gu, "-");
}

type ParsedFamilyUrl = { ok: true; familyUrl: string } | { ok: false; message: Sentence };

/**
 * Validates text as a family URL. Returns the normalized family URL, or a `message` about the problem. Does not check
 * whether the family URL is taken (rule: family-url).
 */
export function parseFamilyUrl(raw: string): ParsedFamilyUrl {
  const familyUrl = normalizeFamilyUrl(raw);
  if (familyUrl === "") return { ok: false, message: PARENT_ERRORS.familyUrlRequired };
  if (!/[a-z0-9]/.test(familyUrl)) {
    return { ok: false, message: PARENT_ERRORS.familyUrlLetterRequired };
  }
  if (familyUrl.length < FAMILY_URL_MIN_LENGTH) {
    return {
      ok: false,
      message: fillPattern(PARENT_ERRORS.familyUrlTooShort, { least: FAMILY_URL_MIN_LENGTH }),
    };
  }
  if (familyUrl.length > FAMILY_URL_MAX_LENGTH) {
    return {
      ok: false,
      message: fillPattern(PARENT_ERRORS.familyUrlTooLong, { most: FAMILY_URL_MAX_LENGTH }),
    };
  }
  if (RESERVED_FAMILY_URLS.has(familyUrl)) {
    return { ok: false, message: PARENT_ERRORS.familyUrlReserved };
  }
  return { ok: true, familyUrl };
}

/** Common transcriptions of letters that Unicode decomposition does not reduce to a plain letter. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

/** Returns text in lower case, without accents. */
const toPlainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\P{ASCII}/gu, (letter) => PLAIN_LETTERS[letter] ?? letter);

/**
 * Converts text to a family URL while a parent types, such as "okafor-co-" for "Okáfor & Co.". Preserves a trailing
 * hyphen, because more letters can follow (rule: address-while-typing).
 */
export function formatFamilyUrlWhileTyping(raw: string): string {
  return normalizeFamilyUrl(toPlainLetters(raw).replace(/\s/g, "-"))
    .replace(/-+/g, "-")
    .replace(/^-/, "");
}

/**
 * Returns a name in lower case, reduced to plain letters, digits and hyphens. Returns an empty string for a name in a
 * non-Latin script.
 */
export function slugifyName(name: string): string {
  const letters = formatFamilyUrlWhileTyping(name.replace(/['’]/g, "")).replace(/-$/, "");
  return /[a-z0-9]/.test(letters) ? letters : "";
}

/**
 * Suggests a family URL for a last name, such as "okafor" for "Okáfor". Appends "-family" if the name alone is not a
 * valid family URL. Returns an empty string for a name in a non-Latin script (rule: family-url-suggested).
 */
export function suggestFamilyUrl(lastName: string): string {
  const name = slugifyName(lastName);
  if (name === "") return "";
  for (const familyUrl of [name, `${name}-family`]) {
    if (parseFamilyUrl(familyUrl).ok) return familyUrl;
  }
  return "";
}

/** Returns valid alternatives to an unavailable family URL, best first (rule: address-while-typing). */
export function listAlternativeFamilyUrls(familyUrl: string): string[] {
  const name = familyUrl.replace(/^-+|-+$/g, "");
  return [
    `${name}-family`,
    `the-${name}-family`,
    `${name}-kids`,
    `${name}-2`,
    `${name}-3`,
    `${name}-4`,
  ]
    .map((near) => parseFamilyUrl(near))
    .flatMap((near) => (near.ok ? [near.familyUrl] : []));
}

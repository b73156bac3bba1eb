import { PAGES } from "../pages/registry.ts";
import { filled, type Sentence } from "../sentences/catalogue.ts";
import { PARENTS } from "../sentences/parents.ts";

/** Length of a normalised family URL, in characters (rule: family-url). */
export const FAMILY_URL_MIN = 3;
export const FAMILY_URL_MAX = 63;

/** The hint under the field (rule: family-url). */
export const FAMILY_URL_HINT = "lowercase letters, numbers, dashes only";

/** The first segments of the pages' paths. */
const PAGE_NAMES = PAGES.map(({ path }) => path.split("/")[1] ?? "").filter(
  (name) => name !== "" && name !== "$",
);

/**
 * Addresses that no family can have: the first path segments of the app, the demo, and names that would pass for the
 * product itself (rule: family-url).
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
 * Turns typed text into the form used in addresses: trimmed, in lower case, and every character other than a-z, 0-9 or
 * hyphen replaced by a hyphen (rule: family-url). Used while typing, and to look a hub up.
 */
export function normalizeFamilyUrl(raw: string): string {
  return raw
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]/gu, "-");
}

export type ParsedFamilyUrl = { ok: true; familyUrl: string } | { ok: false; message: Sentence };

/**
 * Checks whether typed text can be a family URL and returns its normalised form, else a `message` fit for a toast (rule:
 * family-url). Whether another family has it is checked by the database.
 */
export function parseFamilyUrl(raw: string): ParsedFamilyUrl {
  const familyUrl = normalizeFamilyUrl(raw);
  if (familyUrl === "") return { ok: false, message: PARENTS.familyUrlEmpty };
  if (!/[a-z0-9]/.test(familyUrl)) {
    return { ok: false, message: PARENTS.familyUrlLetters };
  }
  if (familyUrl.length < FAMILY_URL_MIN) {
    return { ok: false, message: filled(PARENTS.familyUrlShort, { least: FAMILY_URL_MIN }) };
  }
  if (familyUrl.length > FAMILY_URL_MAX) {
    return { ok: false, message: filled(PARENTS.familyUrlLong, { most: FAMILY_URL_MAX }) };
  }
  if (RESERVED_FAMILY_URLS.has(familyUrl)) {
    return { ok: false, message: PARENTS.familyUrlReserved };
  }
  return { ok: true, familyUrl };
}

/** Letters that no accent makes of a plain one, as they are written without them. */
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

/** A name in small letters a-z, digits and hyphens, letters with accents as their plain ones; "" in another script. */
export function plainLetters(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/\P{ASCII}/gu, (letter) => PLAIN_LETTERS[letter] ?? letter);
  const letters = normalizeFamilyUrl(plain).replace(/-+/g, "-").replace(/^-|-$/g, "");
  return /[a-z0-9]/.test(letters) ? letters : "";
}

/**
 * A family URL made of a last name, letters with accents as their plain ones: "Okáfor" gives "okafor" (rule:
 * family-url-suggested). A name that cannot be one by itself gets "-family"; one in another script gives "".
 */
export function suggestFamilyUrl(lastName: string): string {
  const name = plainLetters(lastName);
  if (name === "") return "";
  for (const familyUrl of [name, `${name}-family`]) {
    if (parseFamilyUrl(familyUrl).ok) return familyUrl;
  }
  return "";
}

/** Others that are near to a family URL, in the order to offer them, for one that is taken (rule: address-while-typing). */
export function nearbyFamilyUrls(familyUrl: string): string[] {
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

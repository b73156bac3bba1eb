/** Length of a family URL after normalising, in characters (decision D9). */
export const FAMILY_URL_MIN = 3;
export const FAMILY_URL_MAX = 63;

/** What onboarding says when the field is left empty (spec section 5). */
export const FAMILY_URL_MISSING_IN_ONBOARDING = "Please enter a family URL";

/** What settings and the API say when the field is left empty (spec section 5). */
export const FAMILY_URL_EMPTY = "Family URL cannot be empty";

/** The hint under the field (spec section 5). */
export const FAMILY_URL_HINT = "lowercase letters, numbers, dashes only";

/**
 * Addresses that no family can have: the first path segments of the app, the demo, and names that
 * would pass for the product itself (decision D9).
 */
export const RESERVED_FAMILY_URLS: ReadonlySet<string> = new Set([
  "404",
  "500",
  "about",
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
  "confirm",
  "contact",
  "cookies",
  "dashboard",
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
  "goodbye",
  "health",
  "help",
  "home",
  "hub",
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
  "onboarding",
  "openapi",
  "pictures",
  "postmaster",
  "preview",
  "preview-png",
  "pricing",
  "privacy",
  "privacy-policy",
  "public",
  "reactivate",
  "referral",
  "referrals",
  "register",
  "robots",
  "robots-txt",
  "root",
  "sales",
  "security",
  "settings",
  "sign-in",
  "sign-in-failed",
  "sign-out",
  "sign-up",
  "signin",
  "signout",
  "signup",
  "sitemap",
  "sitemap-xml",
  "static",
  "status",
  "stripe",
  "subscription",
  "support",
  "terms",
  "test",
  "thank-you",
  "thank-yous",
  "thanks",
  "trpc",
  "undefined",
  "unsubscribe",
  "uploads",
  "well-known",
  "webhook",
  "webhooks",
  "www",
]);

/**
 * What a parent typed, as it would stand in an address: trimmed, in lower case, every character other
 * than a-z, 0-9 or hyphen turned into a hyphen (spec section 5). Used while typing and to look a hub up.
 */
export function normalizeFamilyUrl(raw: string): string {
  return raw
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]/gu, "-");
}

export type ParsedFamilyUrl = { ok: true; familyUrl: string } | { ok: false; message: string };

/**
 * Decides whether what a parent typed can be their family URL (spec section 5, decision D9). Whether
 * another family has it is the database's to say. `message` is a sentence fit for a toast.
 */
export function parseFamilyUrl(raw: string): ParsedFamilyUrl {
  const familyUrl = normalizeFamilyUrl(raw);
  if (familyUrl === "") return { ok: false, message: FAMILY_URL_EMPTY };
  if (!/[a-z0-9]/.test(familyUrl)) {
    return { ok: false, message: "A family URL needs at least one letter or number." };
  }
  if (familyUrl.length < FAMILY_URL_MIN) {
    return { ok: false, message: `A family URL needs at least ${FAMILY_URL_MIN} characters.` };
  }
  if (familyUrl.length > FAMILY_URL_MAX) {
    return { ok: false, message: `A family URL can be at most ${FAMILY_URL_MAX} characters.` };
  }
  if (RESERVED_FAMILY_URLS.has(familyUrl)) {
    return { ok: false, message: "We keep this URL for ourselves. Please choose another." };
  }
  return { ok: true, familyUrl };
}

import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Config } from "../env/env.ts";

export const generateToken = (): string => randomBytes(32).toString("base64url");

/** Returns the SHA-256 hash of a text in hex. For a token, the database stores only this hash. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Returns the HMAC-SHA-256 of a value in hex. Different values of `purpose` yield unrelated results. */
export function hmac(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("hex");
}

/** Derives a 256-bit token in base64url. Equal arguments yield the same token, so the database needs only its hash. */
export function deriveToken(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("base64url");
}

export function equalsInConstantTime(a: string, b: string): boolean {
  const left = createHash("sha256").update(a).digest();
  const right = createHash("sha256").update(b).digest();
  return timingSafeEqual(left, right);
}

/** Characters of a referral code. Excludes characters that are easy to confuse, such as 0 and o. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Returns a random referral code of ten characters, which contains about 50 random bits. */
export function createReferralCode(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Returns the tombstone of a purged family's URL (rule: tombstones). */
export const hashFamilyUrl = (secret: string, familyUrl: string): string =>
  hmac(secret, "address-tombstone", familyUrl);

/** Returns the tombstone of a person who had a trial or a grant (rule: tombstones). */
export const hashIdentity = (secret: string, issuer: string, subject: string): string =>
  hmac(secret, "identity-tombstone", `${issuer}\0${subject}`);

/** Returns the token of a thank-you's page: the thank-you's ID followed by the ID's HMAC (rule: thank-you-page). */
const pageToken = (secret: string, id: string): string =>
  `${id}.${deriveToken(secret, "thank-you-page", id)}`;

export const getThankYouPath = (secret: string, id: string): string =>
  `/thank-you/${pageToken(secret, id)}`;

export const getThankYouPageUrl = (
  { origin, secret }: Pick<Config, "origin" | "secret">,
  id: string,
): string => `${origin}${getThankYouPath(secret, id)}`;

/** Returns the thank-you's ID from a page token, or null for a token with an invalid HMAC. */
export function parseThankYouToken(secret: string, token: string): string | null {
  const [id = ""] = token.split(".", 1);
  return equalsInConstantTime(token, pageToken(secret, id)) ? id : null;
}

/** Returns the undo token of a purchase. The database stores only the token's hash (rule: undo-purchase). */
export const deriveUndoToken = (secret: string, purchaseId: string): string =>
  deriveToken(secret, "undo-purchase", purchaseId);

/** Returns the gift access token of a gift, which contains the gift's ID (rule: gift-token). */
export const deriveGiftAccessToken = (secret: string, giftId: string): string =>
  `${giftId}.${deriveToken(secret, "gift", giftId)}`;

/** Returns the gift ID in a gift token. Returns null for a token that this server did not create. */
export function parseGiftAccessToken(secret: string, token: string): string | null {
  const [giftId = ""] = token.split(".", 1);
  return equalsInConstantTime(token, deriveGiftAccessToken(secret, giftId)) ? giftId : null;
}

/** Lifetime of a token for GET /health/request, in seconds. */
const REQUEST_CHECK_SECONDS = 60;

const signRequestCheck = (secret: string, seconds: string) =>
  deriveToken(secret, "request-check", seconds);

/** Returns a bearer token for GET /health/request. The token expires after a minute. */
export function createHealthCheckToken(secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  return `${seconds}.${signRequestCheck(secret, seconds)}`;
}

/** Returns whether a token for GET /health/request has a valid signature and a time within a minute of `now`. */
export function isValidHealthCheckToken(secret: string, token: string, now: Date): boolean {
  const [seconds = "", signature = ""] = token.split(".");
  const age = now.getTime() / 1_000 - Number(seconds);
  return (
    Math.abs(age) <= REQUEST_CHECK_SECONDS &&
    equalsInConstantTime(signature, signRequestCheck(secret, seconds))
  );
}

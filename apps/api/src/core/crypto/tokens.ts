import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Config } from "../env/env.ts";

/** Returns 256 random bits in base64url. */
export const generateToken = (): string => randomBytes(32).toString("base64url");

/** Returns SHA-256 in hex. The database stores tokens in this form. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Returns HMAC-SHA-256 in hex with the server's secret. `purpose` separates uses: the same value has unrelated results for
 * two purposes.
 */
export function hmac(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("hex");
}

/**
 * Derives a token of 256 bits from `value`, in base64url. A repeated call returns the same token, although the database
 * stores only its hash (rule: idempotency-key).
 */
export function deriveToken(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("base64url");
}

/** Returns whether two texts are equal. Compares in constant time. */
export function equalsInConstantTime(a: string, b: string): boolean {
  const left = createHash("sha256").update(a).digest();
  const right = createHash("sha256").update(b).digest();
  return timingSafeEqual(left, right);
}

/** Letters and digits of a referral code, without characters that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Returns a new referral code of ten characters, about 50 random bits. */
export function createReferralCode(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Returns the tombstone of a purged family's URL (rule: tombstones). */
export const hashFamilyUrl = (secret: string, address: string): string =>
  hmac(secret, "address-tombstone", address);

/** Returns the tombstone of a person who had a trial or a grant (rule: tombstones). */
export const hashIdentity = (secret: string, issuer: string, subject: string): string =>
  hmac(secret, "identity-tombstone", `${issuer}\0${subject}`);

/** Returns the token of a thank-you's page, which consists of the thank-you's id and an HMAC (rule: thank-you-page). */
const pageToken = (secret: string, id: string): string =>
  `${id}.${deriveToken(secret, "thank-you-page", id)}`;

export const getThankYouPath = (secret: string, id: string): string =>
  `/thank-you/${pageToken(secret, id)}`;

export const getThankYouPageUrl = (
  { origin, secret }: Pick<Config, "origin" | "secret">,
  id: string,
): string => `${origin}${getThankYouPath(secret, id)}`;

/** Returns the thank-you's id from a token. Returns null for a token that this server did not create. */
export function parseThankYouToken(secret: string, token: string): string | null {
  const [id = ""] = token.split(".", 1);
  return equalsInConstantTime(token, pageToken(secret, id)) ? id : null;
}

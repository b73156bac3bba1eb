import { randomInt } from "node:crypto";

/** No letters or digits that are mistaken for others. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A new parent's referral code: ten characters, about 50 random bits. */
export function newReferralCode(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** An address as its referrer may see it (D8): "maria@example.com" becomes "ma•••@example.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 0 ? "•••" : `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}

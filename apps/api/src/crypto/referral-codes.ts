import { randomInt } from "node:crypto";

/** Excludes characters that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Returns a new referral code: ten characters, about 50 random bits. */
export function newReferralCode(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

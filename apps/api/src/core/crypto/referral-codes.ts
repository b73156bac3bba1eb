import { randomInt } from "node:crypto";

/** Letters and digits of a referral code, without characters that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Returns a new referral code of ten characters, about 50 random bits. */
export function createReferralCode(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

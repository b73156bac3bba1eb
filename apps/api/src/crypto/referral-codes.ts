import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A new parent's referral code: ten characters, about 50 random bits. */
export function newReferralCode(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

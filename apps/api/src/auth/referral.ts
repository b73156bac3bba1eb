import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A new parent's referral code: ten characters, about 50 random bits. */
export function newReferralCode(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** An e-mail address as its referrer sees it: "maria@example.com" becomes "ma•••@example.com" (rule: referral-stats). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 0 ? "•••" : `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}

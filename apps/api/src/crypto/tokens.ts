import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** SHA-256 in hex: what the database keeps of a token. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * HMAC-SHA-256 in hex under the server's secret. `purpose` keeps the uses apart: the same value signed for one
 * purpose says nothing about another.
 */
export function hmac(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("hex");
}

/**
 * A token that can be made again from what it stands for, so that a repeated call answers with the same token
 * though the database keeps only its hash (D14). base64url, 256 bits.
 */
export function derivedToken(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("base64url");
}

/** Compares without telling by its duration where the first difference is. */
export function sameText(a: string, b: string): boolean {
  const left = createHash("sha256").update(a).digest();
  const right = createHash("sha256").update(b).digest();
  return timingSafeEqual(left, right);
}

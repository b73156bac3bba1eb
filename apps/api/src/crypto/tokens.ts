import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** SHA-256 in hex, the form in which the database stores tokens. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * HMAC-SHA-256 in hex under the server's secret. `purpose` separates uses: the same value gives unrelated results for two
 * purposes.
 */
export function hmac(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("hex");
}

/**
 * A token derived from `value`, base64url of 256 bits: a repeated call answers with the same token although the database
 * stores only its hash (rule: idempotency-key).
 */
export function derivedToken(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("base64url");
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const left = createHash("sha256").update(a).digest();
  const right = createHash("sha256").update(b).digest();
  return timingSafeEqual(left, right);
}

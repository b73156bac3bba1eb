import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

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

import { hmac } from "./tokens.ts";

/**
 * Who looked, without knowing who: a hash of address and browser under a key of that UTC day, so that two days
 * cannot be joined (D29). 64 hex digits.
 */
export function visitorHash(secret: string, ip: string, userAgent: string, date: Date): string {
  const day = date.toISOString().slice(0, 10);
  return hmac(hmac(secret, "visitor-day", day), "visitor", `${ip}\0${userAgent}`);
}

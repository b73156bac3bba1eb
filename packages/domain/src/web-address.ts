import { z } from "zod";
import { LIMITS } from "./text.ts";

/**
 * True for an address that may be stored and rendered as a link: http or https, a host, no credentials (D25).
 * Checked when written and again when rendered.
 */
export function isSafeWebAddress(value: string): boolean {
  if (value.length > LIMITS.url || /[\s\p{Cc}]/u.test(value)) return false;
  try {
    const url = new URL(value);
    return (
      (url.protocol === "https:" || url.protocol === "http:") &&
      url.hostname !== "" &&
      url.username === "" &&
      url.password === ""
    );
  } catch {
    return false;
  }
}

/**
 * What a person typed or pasted, completed to an address: "venmo.com/ana" becomes "https://venmo.com/ana" (D34).
 * Used by forms before validation; anything that already names a scheme is returned trimmed and unchanged.
 */
export function completeWebAddress(typed: string): string {
  const value = typed.trim();
  if (value === "" || /^[a-z][a-z0-9+.-]*:/i.test(value)) return value;
  return /^[^\s/]+\.[^\s/]+/.test(value) ? `https://${value}` : value;
}

/** A stored web address (spec section 5, D25). */
export const webAddressSchema = z
  .string()
  .trim()
  .max(LIMITS.url, `Web address can be at most ${LIMITS.url.toLocaleString("en-US")} characters.`)
  .refine(isSafeWebAddress, "Enter a full web address that starts with https:// or http://.");

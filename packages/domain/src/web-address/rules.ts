import { hasForbiddenCharacter, LIMITS } from "../text/rules.ts";

/**
 * True for an address that may be stored and rendered as a link: http or https, a host, no credentials (D25).
 * Checked when written and again when rendered.
 */
export function isSafeWebAddress(value: string): boolean {
  // The parser mends what it is given ("https:example.com", tabs, lone surrogates), a browser's link need not.
  if (value.length > LIMITS.url || !/^https?:\/\/[^/\\]/i.test(value)) return false;
  if (/\s/u.test(value) || hasForbiddenCharacter(value)) return false;
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
  // A colon before digits is a port ("shop.example:8080"), any other one ends a scheme.
  if (value === "" || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value)) return value;
  return /^[^\s/]+\.[^\s/]+/.test(value) ? `https://${value}` : value;
}

/** What a field says about anything that is not a web address. */
export const NOT_A_WEB_ADDRESS = "Enter a full web address that starts with https:// or http://.";

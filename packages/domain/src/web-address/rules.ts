import { hasForbiddenCharacter, LIMITS } from "../text/rules.ts";

/**
 * Returns true for a URL that can be stored and rendered as a link: http or https, a host, no credentials. Checked when
 * written and again when rendered (rule: web-addresses).
 */
export function isSafeWebAddress(value: string): boolean {
  // The URL parser repairs "https:example.com", tabs and lone surrogates. A browser's link may not.
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
 * Completes typed or pasted text: "venmo.com/ana" becomes "https://venmo.com/ana". Used by forms before validation. Text
 * with a scheme is only trimmed (rule: web-addresses).
 */
export function completeWebAddress(typed: string): string {
  const value = typed.trim();
  // A colon before digits is a port ("shop.example:8080"). Any other colon ends a scheme.
  if (value === "" || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value)) return value;
  // A backslash, question mark or hash ends a host like a slash.
  const hasHost = /^[^\s/\\?#]+\.[^\s/\\?#]+/.test(value) && URL.canParse(`https://${value}`);
  return hasHost ? `https://${value}` : value;
}

/**
 * Completes a payment handle to its URL: `@samokafor` is Venmo's, `$samokafor` Cash App's. Other text is completed like
 * `completeWebAddress` (rule: payment-handles).
 */
export function completePaymentAddress(typed: string): string {
  const value = typed.trim();
  if (/^@[\w-]+$/.test(value)) return `https://venmo.com/${value.slice(1)}`;
  if (/^\$[a-z]\w*$/i.test(value)) return `https://cash.app/${value}`;
  return completeWebAddress(value);
}

import { hasForbiddenCharacter, LIMITS } from "../text/rules.ts";

/**
 * True for a URL that may be stored and rendered as a link: http or https, a host, no credentials. Checked when written and
 * again when rendered (rule: web-addresses).
 */
export function isSafeWebAddress(value: string): boolean {
  // The URL parser repairs "https:example.com", tabs and lone surrogates; a browser's link might not.
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
 * Completes what a person typed or pasted: "venmo.com/ana" becomes "https://venmo.com/ana" (rule: web-addresses). Used by
 * forms before validation. Text that already has a scheme is returned trimmed and otherwise unchanged.
 */
export function completeWebAddress(typed: string): string {
  const value = typed.trim();
  // A colon before digits is a port ("shop.example:8080"); any other one ends a scheme.
  if (value === "" || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value)) return value;
  // A backslash, question mark or hash ends a host as a slash does.
  const hasHost = /^[^\s/\\?#]+\.[^\s/\\?#]+/.test(value) && URL.canParse(`https://${value}`);
  return hasHost ? `https://${value}` : value;
}

/**
 * A payment handle as people know it, completed to the address where it is paid: `@samokafor` is Venmo's, `$samokafor` Cash App's
 * (rule: payment-handles). Anything else as `completeWebAddress` does it.
 */
export function completePaymentAddress(typed: string): string {
  const value = typed.trim();
  if (/^@[\w-]+$/.test(value)) return `https://venmo.com/${value.slice(1)}`;
  if (/^\$[a-z]\w*$/i.test(value)) return `https://cash.app/${value}`;
  return completeWebAddress(value);
}

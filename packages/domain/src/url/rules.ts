import { hasForbiddenLineCharacter, TEXT_LIMITS } from "../text/rules.ts";

/**
 * Returns whether a URL can be stored and rendered as a link. The URL must use http or https, have a host, and contain
 * no credentials. Callers check a URL before storing and before rendering (rule: web-addresses).
 */
export function isSafeUrl(value: string): boolean {
  // The URL parser repairs "https:example.com", tabs and lone surrogates, but a browser may not.
  if (value.length > TEXT_LIMITS.url || !/^https?:\/\/[^/\\]/i.test(value)) return false;
  if (/\s/u.test(value) || hasForbiddenLineCharacter(value)) return false;
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
 * Adds the scheme to typed or pasted text, so that "venmo.com/ana" becomes "https://venmo.com/ana". Text with a scheme
 * is only trimmed. Forms complete a URL before the validation (rule: web-addresses).
 */
export function completeUrl(typed: string): string {
  const value = typed.trim();
  // A colon before digits precedes a port ("shop.example:8080"). Any other colon ends a scheme.
  if (value === "" || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value)) return value;
  // A host ends at a slash, backslash, question mark or hash.
  const hasHost = /^[^\s/\\?#]+\.[^\s/\\?#]+/.test(value) && URL.canParse(`https://${value}`);
  return hasHost ? `https://${value}` : value;
}

/**
 * Converts a payment handle to its URL: `@samokafor` is a Venmo handle, and `$samokafor` a Cash App handle. Completes
 * other text with `completeUrl` (rule: payment-handles).
 */
export function completePaymentUrl(typed: string): string {
  const value = typed.trim();
  if (/^@[\w-]+$/.test(value)) return `https://venmo.com/${value.slice(1)}`;
  if (/^\$[a-z]\w*$/i.test(value)) return `https://cash.app/${value}`;
  return completeUrl(value);
}

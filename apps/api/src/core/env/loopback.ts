/** Returns whether a URL points to this machine. */
export function isLoopbackUrl(value: string): boolean {
  const host = new URL(value).hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return (
    /(^|\.)localhost\.?$/.test(host) ||
    /^(127\.|0\.0\.0\.0$)/.test(host) ||
    host === "::1" ||
    host === "::" ||
    /^::ffff:(127\.|7f)/.test(host)
  );
}

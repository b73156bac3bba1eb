/**
 * Returns the raw value of the first cookie with a name in a Cookie header. Returns null without such a cookie. Decodes
 * nothing, because the header also contains other programs' cookies in any form.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  const start = `${name}=`;
  for (const part of header?.split(";") ?? []) {
    const pair = part.trim();
    if (pair.startsWith(start)) return pair.slice(start.length);
  }
  return null;
}

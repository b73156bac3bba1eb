/**
 * Returns the raw value of a cookie in a Cookie header, of the first with that name. Null without it. Nothing is decoded,
 * because the header also contains other programs' cookies in any form.
 */
export function cookieValue(header: string | undefined, name: string): string | null {
  const start = `${name}=`;
  for (const part of header?.split(";") ?? []) {
    const pair = part.trim();
    if (pair.startsWith(start)) return pair.slice(start.length);
  }
  return null;
}

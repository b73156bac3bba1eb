/**
 * The value of one cookie in a Cookie header, as it stands there; null without it. Nothing is decoded: the header also
 * holds what other programs on this host have set, in any form. Of several cookies of that name the first counts.
 */
export function cookieValue(header: string | undefined, name: string): string | null {
  const start = `${name}=`;
  for (const part of header?.split(";") ?? []) {
    const pair = part.trim();
    if (pair.startsWith(start)) return pair.slice(start.length);
  }
  return null;
}

/** Returns the raw value of the first cookie named `name`, or null. The value is not decoded. */
export function readCookie(header: string | undefined, name: string): string | null {
  const start = `${name}=`;
  for (const part of header?.split(";") ?? []) {
    const pair = part.trim();
    if (pair.startsWith(start)) return pair.slice(start.length);
  }
  return null;
}

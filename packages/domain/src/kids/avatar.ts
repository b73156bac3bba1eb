/** Returns the initials of the first and the last word in capitals, or "?" for a name without letters or digits. */
export function formatInitials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const shown = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return shown.join("").toLocaleUpperCase("en") || "?";
}

/**
 * Returns the index of the background color for initials, from 0 to `colorCount` - 1. Equal names get the same index,
 * ignoring case and surrounding spaces. A hash (FNV-1a) distributes names evenly over the colors.
 */
export function getAvatarColorIndex(name: string, colorCount: number): number {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLocaleLowerCase("en")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % colorCount;
}

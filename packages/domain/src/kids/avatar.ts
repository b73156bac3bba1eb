/** Returns the upper-case first letters of the first and last word of a name, or "?" for an empty name. */
export function formatInitials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const letters = chosen.map((word) => [...(word ?? "")][0] ?? "").join("");
  return letters.toLocaleUpperCase("en-US") || "?";
}

/**
 * Returns the index of the background color for initials, from 0 to `colorCount` - 1. Equal names get the same index.
 */
export function getAvatarColorIndex(name: string, colorCount: number): number {
  let sum = 0;
  for (const character of name.trim().toLowerCase()) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  }
  return sum % colorCount;
}

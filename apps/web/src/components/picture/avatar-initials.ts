/** The tones of avatar.module.css. */
const TONES = ["evergreen", "coral", "sun", "ocean", "plum", "clay"] as const;
export type AvatarTone = (typeof TONES)[number];

/** One or two capital letters: of the first and the last word. "?" for a name without a letter or digit. */
export function initials(name: string): string {
  const words = name
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return first === undefined ? "?" : `${first}${last ?? ""}`.toLocaleUpperCase("en");
}

/** The same tone for the same name, whatever its capitals and spaces (FNV-1a, for an even spread). */
export function initialsColor(name: string): AvatarTone {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLocaleLowerCase("en")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return TONES[(hash >>> 0) % TONES.length] ?? "evergreen";
}

/** Color tones defined in avatar.module.css. */
const TONES = ["evergreen", "coral", "sun", "ocean", "plum", "clay"] as const;
export type AvatarTone = (typeof TONES)[number];

/** Returns the initials of the first and last word in capitals. Returns "?" for a name without letters and digits. */
export function getInitials(name: string): string {
  const words = name
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return first === undefined ? "?" : `${first}${last ?? ""}`.toLocaleUpperCase("en");
}

/**
 * Returns the tone of a name, ignoring case and surrounding spaces. The same name always has the same tone, and the hash
 * (FNV-1a) distributes the tones evenly.
 */
export function getAvatarTone(name: string): AvatarTone {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLocaleLowerCase("en")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return TONES[(hash >>> 0) % TONES.length] ?? "evergreen";
}

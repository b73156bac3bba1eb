/** Color tones of avatars, defined in avatar.module.css. */
const TONES = ["evergreen", "coral", "sun", "ocean", "plum", "clay"] as const;
export type AvatarTone = (typeof TONES)[number];

/** Returns the initials of the first and the last word in capitals, or "?" for a name without letters or digits. */
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
 * Returns the tone for a name, ignoring case and surrounding spaces. A hash (FNV-1a) distributes names evenly over the
 * tones.
 */
export function getAvatarTone(name: string): AvatarTone {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLocaleLowerCase("en")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return TONES[(hash >>> 0) % TONES.length] ?? "evergreen";
}

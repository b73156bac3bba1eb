/** Largest picture file, in bytes: 5 MB (rule: pictures). */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;

/** For a file that is no picture (rule: pictures). */
export const AVATAR_NOT_AN_IMAGE = "Please select an image file";
/** For a file of more than 5 MB (rule: pictures). */
export const AVATAR_TOO_LARGE = "File size must be less than 5MB";
export const AVATAR_NO_PUBLIC_URL = "No public URL returned from server";
export const AVATAR_READ_FAILED = "Failed to read file";

/** Why a chosen file can't be uploaded, as a sentence, or null. The server checks the content as well (rule: pictures). */
export function avatarProblem(file: { type: string; size: number }): string | null {
  if (!file.type.startsWith("image/")) return AVATAR_NOT_AN_IMAGE;
  return file.size > MAX_AVATAR_BYTES ? AVATAR_TOO_LARGE : null;
}

/** The initials shown where there is no picture: the first letters of the first and last word, "?" without a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const letters = chosen.map((word) => [...(word ?? "")][0] ?? "").join("");
  return letters.toLocaleUpperCase("en-US") || "?";
}

/** The index of the colour behind the initials, from 0 to `colorCount` - 1. The same name always gets the same. */
export function avatarColorIndex(name: string, colorCount: number): number {
  let sum = 0;
  for (const character of name.trim().toLowerCase()) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  }
  return sum % colorCount;
}

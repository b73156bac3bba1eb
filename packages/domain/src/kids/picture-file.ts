import type { Sentence } from "../sentences/catalogue.ts";
import { PARENTS } from "../sentences/parents.ts";

/** Largest picture file, in bytes: 5 MB (rule: pictures). */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;

/** Why a chosen file can't be uploaded, as a sentence, or null. The server checks the content as well (rule: pictures). */
export function avatarProblem(file: { type: string; size: number }): Sentence | null {
  if (!file.type.startsWith("image/")) return PARENTS.notAnImage;
  return file.size > MAX_AVATAR_BYTES ? PARENTS.largePicture : null;
}

import type { Sentence } from "../sentences/catalog.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";

/** Maximum size of a picture file, in bytes (rule: pictures). */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;

/**
 * Returns an error message for a file that cannot be uploaded, or null. The server also validates the content
 * (rule: pictures).
 */
export function findAvatarProblem(file: { type: string; size: number }): Sentence | null {
  if (!file.type.startsWith("image/")) return PARENT_ERRORS.imageFileRequired;
  return file.size > MAX_AVATAR_BYTES ? PARENT_ERRORS.pictureTooLarge : null;
}

import {
  AVATAR_NO_PUBLIC_URL,
  AVATAR_NOT_AN_IMAGE,
  AVATAR_READ_FAILED,
  avatarProblem,
  type UploadAvatarInput,
} from "@giftling/domain";
import { readAsDataUrl } from "./read-file.ts";
import { needsBrowser, shrinkPicture } from "./shrink-picture.ts";

/**
 * Checks a picture, makes a large one smaller, reads it and sends it (rule: pictures, smaller-pictures). Resolves with the
 * stored picture's address; rejects with an error whose message is the toast's sentence.
 */
export async function uploadPicture(
  chosen: File,
  upload: (input: UploadAvatarInput) => Promise<{ publicURL: string }>,
): Promise<string> {
  if (!chosen.type.startsWith("image/")) throw new Error(AVATAR_NOT_AN_IMAGE);
  const file = await shrinkPicture(chosen);
  const problem = avatarProblem(file) ?? (needsBrowser(file) ? AVATAR_READ_FAILED : null);
  if (problem !== null) throw new Error(problem);
  const imageData = await readAsDataUrl(file);
  const { publicURL } = await upload({ imageData, mimeType: file.type });
  if (!publicURL) throw new Error(AVATAR_NO_PUBLIC_URL);
  return publicURL;
}

import { avatarProblem, PARENTS, type UploadAvatarInput } from "@giftling/domain";
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
  if (!chosen.type.startsWith("image/")) throw new Error(PARENTS.notAnImage);
  const file = await shrinkPicture(chosen);
  const problem = avatarProblem(file) ?? (needsBrowser(file) ? PARENTS.unreadFile : null);
  if (problem !== null) throw new Error(problem);
  const imageData = await readAsDataUrl(file);
  const { publicURL } = await upload({ imageData, mimeType: file.type });
  if (!publicURL) throw new Error(PARENTS.noPictureAddress);
  return publicURL;
}

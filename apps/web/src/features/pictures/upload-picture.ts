import { avatarProblem, PARENTS, type UploadAvatarInput } from "@giftling/domain";
import { readAsDataUrl } from "./read-file.ts";
import { needsBrowser, shrinkPicture } from "./shrink-picture.ts";

/**
 * Validates, shrinks and uploads a picture (rule: pictures). Resolves with the stored picture's URL; rejects with an error
 * whose message is for a toast.
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

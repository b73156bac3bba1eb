import { avatarProblem, PARENTS, type UploadAvatarInput } from "@giftling/domain";
import { readAsDataUrl } from "./read-file.ts";
import { needsBrowserDecoding, shrinkPicture } from "./shrink-picture.ts";

/**
 * Validates a picture, makes it smaller and uploads it. Resolves with the URL of the stored picture. Rejects with an error
 * whose message can be shown in a toast (rule: pictures).
 */
export async function uploadPicture(
  chosen: File,
  upload: (input: UploadAvatarInput) => Promise<{ publicURL: string }>,
): Promise<string> {
  if (!chosen.type.startsWith("image/")) throw new Error(PARENTS.notAnImage);
  const file = await shrinkPicture(chosen);
  const problem = avatarProblem(file) ?? (needsBrowserDecoding(file) ? PARENTS.unreadFile : null);
  if (problem !== null) throw new Error(problem);
  const imageData = await readAsDataUrl(file);
  const { publicURL } = await upload({ imageData, mimeType: file.type });
  if (!publicURL) throw new Error(PARENTS.noPictureAddress);
  return publicURL;
}

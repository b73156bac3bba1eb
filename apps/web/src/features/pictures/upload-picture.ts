import {
  AVATAR_NO_PUBLIC_URL,
  AVATAR_READ_FAILED,
  avatarProblem,
  type UploadAvatarInput,
} from "@giftling/domain";

/** A file's content as a data URL. Rejects with "Failed to read file" (rule: pictures). */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === "string"
        ? resolve(reader.result)
        : reject(new Error(AVATAR_READ_FAILED));
    reader.onerror = () => reject(new Error(AVATAR_READ_FAILED));
    reader.readAsDataURL(file);
  });
}

/**
 * Checks a picture, reads it and sends it (rule: pictures). Resolves with the stored picture's
 * address; rejects with an error whose message is the toast's sentence.
 */
export async function uploadPicture(
  file: File,
  upload: (input: UploadAvatarInput) => Promise<{ publicURL: string }>,
): Promise<string> {
  const problem = avatarProblem(file);
  if (problem !== null) throw new Error(problem);
  const imageData = await readAsDataUrl(file);
  const { publicURL } = await upload({ imageData, mimeType: file.type });
  if (!publicURL) throw new Error(AVATAR_NO_PUBLIC_URL);
  return publicURL;
}

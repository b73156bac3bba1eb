import { findAvatarProblem, PARENT_ERRORS, type UploadAvatarInput } from "@giftling/domain";
import { retryMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/kids/pictures";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { decodePicture, drawResizedPicture, readAsDataUrl } from "./draw-picture.ts";
import { SERVER_PICTURE_TYPES } from "./picture-types.ts";

/** Maximum size in bytes of a file that is uploaded unchanged. */
const MAX_UNCHANGED_BYTES = 1024 * 1024;

/** Returns whether the browser must decode the file, because the server cannot decode the file's type. */
const needsBrowserDecoding = (file: Blob): boolean => !SERVER_PICTURE_TYPES.includes(file.type);

/** Converts a large photo to a smaller JPEG, if the browser can decode the photo (rule: smaller-pictures). */
async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= MAX_UNCHANGED_BYTES && !needsBrowserDecoding(file)) return file;
  try {
    return await drawResizedPicture(await decodePicture(await readAsDataUrl(file)));
  } catch {
    return file;
  }
}

/**
 * Uploads a valid picture, scaled down. Resolves with the uploaded picture's URL, or rejects with an error whose
 * message is for the user (rule: pictures).
 */
export async function uploadPicture(
  chosen: File,
  upload: (input: UploadAvatarInput) => Promise<{ publicURL: string }>,
): Promise<string> {
  if (!chosen.type.startsWith("image/")) throw new Error(PARENT_ERRORS.imageFileRequired);
  const file = await shrinkPicture(chosen);
  const problem =
    findAvatarProblem(file) ?? (needsBrowserDecoding(file) ? PARENT_ERRORS.fileUnreadable : null);
  if (problem !== null) throw new Error(problem);
  const imageData = await readAsDataUrl(file);
  const { publicURL } = await upload({ imageData, mimeType: file.type });
  if (!publicURL) throw new Error(PARENT_ERRORS.pictureUrlMissing);
  return publicURL;
}

/** Shows a toast about a failed upload, with the file's problem or the server's error (rule: pictures). */
export function showUploadErrorToast(error: Error): void {
  const isFileProblem = error.name === "Error";
  const fallback = isFileProblem ? translateParentError(error.message) : retryMessage();
  showErrorToast(words.uploadErrorTitle(), error, fallback);
}

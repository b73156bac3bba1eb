import { SERVER_PICTURE_TYPES } from "./accepted.ts";
import { decodePicture, drawResizedPicture } from "./draw-picture.ts";
import { readAsDataUrl } from "./read-file.ts";

/** Maximum size of a file that is uploaded unchanged, in bytes. */
const SMALL = 1024 * 1024;

/** Returns whether the server cannot decode the file's type, so that only a browser may be able to decode it. */
export const needsBrowserDecoding = (file: Blob): boolean =>
  !SERVER_PICTURE_TYPES.includes(file.type);

/**
 * Converts a phone's large photo to a smaller JPEG before the upload. A small file, or a file that this browser cannot
 * decode, is returned unchanged (rule: smaller-pictures).
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL && !needsBrowserDecoding(file)) return file;
  try {
    const blob = await drawResizedPicture(await decodePicture(await readAsDataUrl(file)));
    return new File([blob], "picture.jpg", { type: blob.type });
  } catch {
    return file;
  }
}

import { SERVER_TYPES } from "./accepted.ts";
import { decodePicture, drawSmaller } from "./draw-picture.ts";
import { readAsDataUrl } from "./read-file.ts";

/** Maximum size of a file that is uploaded unchanged, in bytes. */
const SMALL = 1024 * 1024;

/** Returns whether only a browser may be able to decode the file. */
export const needsBrowser = (file: Blob): boolean => !SERVER_TYPES.includes(file.type);

/**
 * Shrinks a phone's large photo to a JPEG before the upload (rule: smaller-pictures). Returns a small file, or one that
 * this browser cannot decode, unchanged.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL && !needsBrowser(file)) return file;
  try {
    const blob = await drawSmaller(await decodePicture(await readAsDataUrl(file)));
    return new File([blob], "picture.jpg", { type: blob.type });
  } catch {
    return file;
  }
}

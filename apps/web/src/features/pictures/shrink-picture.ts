import { SERVER_TYPES } from "./accepted.ts";
import { decodePicture, drawSmaller } from "./draw-picture.ts";
import { readAsDataUrl } from "./read-file.ts";

/** Files up to this size are sent as they are, in bytes. */
const SMALL = 1024 * 1024;

/** True for a file that only this browser might read. */
export const needsBrowser = (file: Blob): boolean => !SERVER_TYPES.includes(file.type);

/**
 * A phone's large photo as a smaller JPEG, before it is sent (rule: smaller-pictures). What is small, or what this browser
 * can't show, stays as it is.
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

import { PARENT_ERRORS } from "@giftling/domain";
import {
  decodePicture,
  drawPicture,
  drawResizedPicture,
  drawRotatedPicture,
  getEditorPictureSize,
  type PictureArea,
  readAsDataUrl,
} from "../draw-picture.ts";
import { type CropPurpose, getUploadSize } from "./picture-size.ts";

/** Resolves with a picture file's data URL, scaled down. Rejects with "Failed to read file" (rule: pictures). */
export async function readPictureUrl(file: Blob): Promise<string> {
  try {
    const url = await readAsDataUrl(file);
    const image = await decodePicture(url);
    const { naturalWidth, naturalHeight } = image;
    const { width, height } = getEditorPictureSize(naturalWidth, naturalHeight);
    if (width === naturalWidth && height === naturalHeight) return url;
    return await readAsDataUrl(await drawResizedPicture(image));
  } catch {
    throw new Error(PARENT_ERRORS.fileUnreadable);
  }
}

/** Resolves with a crop as a JPEG file, scaled for the crop's purpose. Rejects with "Failed to read file". */
export async function cropPicture(
  url: string,
  crop: PictureArea,
  purpose: CropPurpose,
): Promise<File> {
  try {
    const { width, height } = getUploadSize(crop, purpose);
    return await drawPicture(await decodePicture(url), crop, width, height);
  } catch {
    throw new Error(PARENT_ERRORS.fileUnreadable);
  }
}

/** Resolves with the data URL of a picture rotated clockwise. Rejects with "Failed to read file". */
export async function rotatePicture(url: string): Promise<string> {
  try {
    return await readAsDataUrl(await drawRotatedPicture(await decodePicture(url)));
  } catch {
    throw new Error(PARENT_ERRORS.fileUnreadable);
  }
}

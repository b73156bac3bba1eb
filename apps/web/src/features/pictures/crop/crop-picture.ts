import { PARENTS } from "@giftling/domain";
import {
  type Area,
  decodePicture,
  drawPicture,
  drawSmaller,
  drawTurned,
  workingSize,
} from "../draw-picture.ts";
import { readAsDataUrl } from "../read-file.ts";
import { type CropPurpose, uploadSize } from "./picture-size.ts";

/**
 * Opens a chosen file for cropping, as a data URL; a phone's large photo is made smaller first. Rejects with
 * "Failed to read file" for what this browser can't show (rule: pictures, smaller-pictures).
 */
export async function openPicture(file: Blob): Promise<string> {
  try {
    const url = await readAsDataUrl(file);
    const image = await decodePicture(url);
    const { naturalWidth, naturalHeight } = image;
    const { width, height } = workingSize(naturalWidth, naturalHeight);
    if (width === naturalWidth && height === naturalHeight) return url;
    return await readAsDataUrl(await drawSmaller(image));
  } catch {
    throw new Error(PARENTS.unreadFile);
  }
}

/** The part that shows as a JPEG file, of the size that its purpose needs. Rejects with "Failed to read file". */
export async function cropPicture(url: string, crop: Area, purpose: CropPurpose): Promise<File> {
  try {
    const { width, height } = uploadSize(crop, purpose);
    const blob = await drawPicture(await decodePicture(url), crop, width, height);
    return new File([blob], "picture.jpg", { type: blob.type });
  } catch {
    throw new Error(PARENTS.unreadFile);
  }
}

/** The picture turned to the right by a quarter, as a data URL. Rejects with "Failed to read file". */
export async function turnPicture(url: string): Promise<string> {
  try {
    return await readAsDataUrl(await drawTurned(await decodePicture(url)));
  } catch {
    throw new Error(PARENTS.unreadFile);
  }
}

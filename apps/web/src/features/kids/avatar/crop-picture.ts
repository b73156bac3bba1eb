import { AVATAR_READ_FAILED } from "@giftling/domain";
import {
  type Area,
  decodePicture,
  drawPicture,
  drawSmaller,
  workingSize,
} from "../../pictures/draw-picture.ts";
import { readAsDataUrl } from "../../pictures/read-file.ts";
import { uploadEdge } from "./picture-size.ts";

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
    throw new Error(AVATAR_READ_FAILED);
  }
}

/** The cropped square as a JPEG file, at most 1024 pixels wide. Rejects with "Failed to read file". */
export async function cropPicture(url: string, crop: Area): Promise<File> {
  try {
    const edge = uploadEdge(crop);
    const blob = await drawPicture(await decodePicture(url), crop, edge, edge);
    return new File([blob], "avatar.jpg", { type: blob.type });
  } catch {
    throw new Error(AVATAR_READ_FAILED);
  }
}

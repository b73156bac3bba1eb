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
export async function readPictureAsDataUrl(file: Blob): Promise<string> {
  const url = await readAsDataUrl(file);
  const image = await decodePicture(url);
  const { naturalWidth, naturalHeight } = image;
  const { width, height } = getEditorPictureSize(naturalWidth, naturalHeight);
  if (width === naturalWidth && height === naturalHeight) return url;
  return readAsDataUrl(await drawResizedPicture(image));
}

/** Resolves with a crop as a JPEG file, scaled for the crop's purpose. Rejects with "Failed to read file". */
export async function cropPicture(
  url: string,
  crop: PictureArea,
  purpose: CropPurpose,
): Promise<File> {
  const { width, height } = getUploadSize(crop, purpose);
  return drawPicture(await decodePicture(url), crop, width, height);
}

/** Resolves with the data URL of a picture rotated clockwise. Rejects with "Failed to read file". */
export const rotatePicture = async (url: string): Promise<string> =>
  readAsDataUrl(await drawRotatedPicture(await decodePicture(url)));

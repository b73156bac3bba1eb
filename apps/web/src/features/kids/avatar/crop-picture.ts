import { AVATAR_READ_FAILED } from "@giftling/domain";
import { readAsDataUrl } from "../../pictures/upload-picture.ts";
import { type Area, uploadEdge, workingSize } from "./picture-size.ts";

/** The browser turns it upright by its EXIF orientation, here and wherever it is drawn. */
async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Draws a part of a picture on white, which a JPEG shows where the picture is transparent. */
function draw(image: HTMLImageElement, part: Area, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error(AVATAR_READ_FAILED);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error(AVATAR_READ_FAILED)) : resolve(blob);
    canvas.toBlob(done, "image/jpeg", 0.9);
  });
}

/**
 * Opens a chosen file for cropping, as a data URL; a phone's large photo is made smaller first. Rejects with
 * "Failed to read file" for what this browser can't show (rule: pictures).
 */
export async function openPicture(file: Blob): Promise<string> {
  try {
    const url = await readAsDataUrl(file);
    const image = await decode(url);
    const { naturalWidth, naturalHeight } = image;
    const { width, height } = workingSize(naturalWidth, naturalHeight);
    if (width === naturalWidth && height === naturalHeight) return url;
    const whole = { x: 0, y: 0, width: naturalWidth, height: naturalHeight };
    return await readAsDataUrl(await draw(image, whole, width, height));
  } catch {
    throw new Error(AVATAR_READ_FAILED);
  }
}

/** The cropped square as a JPEG file, at most 1024 pixels wide. Rejects with "Failed to read file". */
export async function cropPicture(url: string, crop: Area): Promise<File> {
  try {
    const edge = uploadEdge(crop);
    const blob = await draw(await decode(url), crop, edge, edge);
    return new File([blob], "avatar.jpg", { type: blob.type });
  } catch {
    throw new Error(AVATAR_READ_FAILED);
  }
}

import { PARENT_ERRORS } from "@giftling/domain";

/** Rectangle within a picture, in the picture's pixels. */
export type PictureArea = { x: number; y: number; width: number; height: number };

/** Maximum edge length of a picture in memory or in an upload, in pixels. Old phones can process such a picture. */
const MAX_EDITOR_PICTURE_EDGE = 2048;

/** Returns a picture's size in pixels, at least 1 by 1 and scaled down to the maximum edge length. */
export function getEditorPictureSize(width: number, height: number) {
  const scale = Math.min(1, MAX_EDITOR_PICTURE_EDGE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Reads a file as a data URL. Rejects with "Failed to read file" (rule: pictures). */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === "string"
        ? resolve(reader.result)
        : reject(new Error(PARENT_ERRORS.fileUnreadable));
    reader.onerror = () => reject(new Error(PARENT_ERRORS.fileUnreadable));
    reader.readAsDataURL(file);
  });
}

/**
 * Decodes a picture. The browser applies the EXIF orientation to the decoded picture. Rejects with "Failed to read
 * file".
 */
export async function decodePicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {
    throw new Error(PARENT_ERRORS.fileUnreadable);
  });
  return image;
}

/** Draws a part of a picture as a JPEG of the given size. Transparent pixels become white. */
export const drawPicture = (
  image: HTMLImageElement,
  part: PictureArea,
  width: number,
  height: number,
): Promise<File> =>
  drawOnWhite(width, height, (context) =>
    context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height),
  );

/** Draws the whole picture as a JPEG, rotated clockwise by 90 degrees. */
export function drawRotatedPicture(image: HTMLImageElement): Promise<File> {
  const { naturalWidth: width, naturalHeight: height } = image;
  return drawOnWhite(height, width, (context) => {
    context.translate(height, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(image, 0, 0);
  });
}

function drawOnWhite(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error(PARENT_ERRORS.fileUnreadable);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  draw(context);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null
        ? reject(new Error(PARENT_ERRORS.fileUnreadable))
        : resolve(new File([blob], "picture.jpg", { type: blob.type }));
    canvas.toBlob(done, "image/jpeg", 0.9);
  });
}

/** Draws the whole picture as a JPEG, scaled down to the maximum edge length. */
export function drawResizedPicture(image: HTMLImageElement): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const { width, height } = getEditorPictureSize(naturalWidth, naturalHeight);
  const whole = { x: 0, y: 0, width: naturalWidth, height: naturalHeight };
  return drawPicture(image, whole, width, height);
}

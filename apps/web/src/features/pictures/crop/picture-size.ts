import { getEditorPictureSize, type PictureArea } from "../draw-picture.ts";

/** Purpose of a crop: a kid's round picture, or a drawing in the shape of its photo. */
export type CropPurpose = "face" | "drawing";

type Size = { width: number; height: number };

/**
 * Maximum edge length of a kid's uploaded picture, in pixels: twice the edge length of the stored picture
 * (rule: pictures).
 */
const FACE_EDGE = 1024;

/**
 * Returns the size in pixels to which a crop is scaled for the upload. The crop is never enlarged. A kid's picture is
 * square.
 */
export function getUploadSize(crop: PictureArea, purpose: CropPurpose): Size {
  if (purpose === "drawing") return getEditorPictureSize(crop.width, crop.height);
  const edge = Math.max(1, Math.min(FACE_EDGE, Math.round(crop.width)));
  return { width: edge, height: edge };
}

/**
 * Returns the CSS position and size of a picture whose crop fills a frame. `percent` is the crop in percent of the
 * picture.
 */
export function getCroppedPictureStyle(percent: PictureArea) {
  return {
    width: `${10_000 / percent.width}%`,
    height: `${10_000 / percent.height}%`,
    left: `${(-100 * percent.x) / percent.width}%`,
    top: `${(-100 * percent.y) / percent.height}%`,
  };
}

type Place = { x: number; y: number };

/**
 * Returns the picture's position after being moved by `step`, limited so that the picture fills the frame. Positions
 * are in CSS pixels from the center. `percent` is the visible part of the picture and `frame` the size of the frame.
 */
export function movePictureWithinFrame(
  at: Place,
  step: Place,
  percent: PictureArea,
  frame: Size,
): Place {
  const within = (wanted: number, shown: number, edge: number) => {
    const furthest = (edge * (100 / shown - 1)) / 2;
    return Math.max(-furthest, Math.min(furthest, wanted));
  };
  return {
    x: within(at.x + step.x, percent.width, frame.width),
    y: within(at.y + step.y, percent.height, frame.height),
  };
}

import { getEditorPictureSize, type PictureArea } from "../draw-picture.ts";

/** Purpose of a crop: a round face, or a kid's drawing in its own shape. */
export type CropPurpose = "face" | "drawing";

type Size = { width: number; height: number };

/** Maximum edge of a kid's picture on upload, in pixels: twice the edge of the stored picture (rule: pictures). */
const FACE_EDGE = 1024;

/** Returns a crop's size for the upload in pixels, never enlarged. A kid's picture is square. */
export function getUploadSize(crop: PictureArea, purpose: CropPurpose): Size {
  if (purpose === "drawing") return getEditorPictureSize(crop.width, crop.height);
  const edge = Math.max(1, Math.min(FACE_EDGE, Math.round(crop.width)));
  return { width: edge, height: edge };
}

/**
 * Returns the CSS position and size of a picture whose crop fills a frame. `percent` is the crop in percent of the
 * picture.
 */
export function getFrameStyle(percent: PictureArea) {
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

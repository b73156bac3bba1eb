import { type Area, workingSize } from "../draw-picture.ts";

/** Purpose of a crop: a round face, or a child's drawing in its own shape. */
export type CropPurpose = "face" | "drawing";

type Size = { width: number; height: number };

/** Edge of an uploaded face in pixels, twice the stored one's (rule: pictures). */
const FACE_EDGE = 1024;

/** Returns the size of a crop's upload in pixels, a square for a face. Never enlarges. */
export function uploadSize(crop: Area, purpose: CropPurpose): Size {
  if (purpose === "drawing") return workingSize(crop.width, crop.height);
  const edge = Math.max(1, Math.min(FACE_EDGE, Math.round(crop.width)));
  return { width: edge, height: edge };
}

/** Returns the position of a picture whose crop, in percent of it, fills the frame; in percent of the frame. */
export function framedBy(percent: Area): Record<"width" | "height" | "left" | "top", string> {
  return {
    width: `${10_000 / percent.width}%`,
    height: `${10_000 / percent.height}%`,
    left: `${(-100 * percent.x) / percent.width}%`,
    top: `${(-100 * percent.y) / percent.height}%`,
  };
}

type Place = { x: number; y: number };

/**
 * Returns the picture's position after a step, limited so that it fills the frame: both in CSS pixels from the center.
 * `percent` is the visible part of the picture, `frame` the size of the frame.
 */
export function steppedWithin(at: Place, step: Place, percent: Area, frame: Size): Place {
  const within = (wanted: number, shown: number, edge: number) => {
    const furthest = (edge * (100 / shown - 1)) / 2;
    return Math.max(-furthest, Math.min(furthest, wanted));
  };
  return {
    x: within(at.x + step.x, percent.width, frame.width),
    y: within(at.y + step.y, percent.height, frame.height),
  };
}

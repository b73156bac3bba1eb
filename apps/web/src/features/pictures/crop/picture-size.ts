import { type Area, workingSize } from "../draw-picture.ts";

/** What a picture is cropped for: a face in the round, or a child's drawing in a shape of its own. */
export type CropPurpose = "face" | "drawing";

type Size = { width: number; height: number };

/** The edge of a face that is sent: twice what the server keeps (rule: pictures). In pixels. */
const FACE_EDGE = 1024;

/** The size in pixels of what is sent for a crop, a square for a face; never enlarged. */
export function uploadSize(crop: Area, purpose: CropPurpose): Size {
  if (purpose === "drawing") return workingSize(crop.width, crop.height);
  const edge = Math.max(1, Math.min(FACE_EDGE, Math.round(crop.width)));
  return { width: edge, height: edge };
}

/** How to place a picture so that a crop, in per cent of it, fills the frame around it; in per cent of that frame. */
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
 * Where the picture stands after a step, as far as it still fills the frame: both in pixels of the screen, from the
 * middle.
 * `percent` is what shows of the picture now, `frame` the size of the frame that it shows in.
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

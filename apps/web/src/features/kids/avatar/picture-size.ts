import type { Area } from "../../pictures/draw-picture.ts";

/** The edge of what is sent: twice what the server keeps (rule: pictures). In pixels. */
const UPLOAD_EDGE = 1024;

/** The edge in pixels of the square that is sent for a crop; never enlarged. */
export function uploadEdge(crop: Area): number {
  return Math.max(1, Math.min(UPLOAD_EDGE, Math.round(crop.width)));
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
 * `percent` is what shows of the picture now, `frame` the edge of the square that it shows in.
 */
export function steppedWithin(at: Place, step: Place, percent: Area, frame: number): Place {
  const within = (wanted: number, shown: number) => {
    const furthest = (frame * (100 / shown - 1)) / 2;
    return Math.max(-furthest, Math.min(furthest, wanted));
  };
  return {
    x: within(at.x + step.x, percent.width),
    y: within(at.y + step.y, percent.height),
  };
}

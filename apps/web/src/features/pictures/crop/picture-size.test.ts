import { describe, expect, it } from "vitest";
import { getCroppedPictureStyle, getUploadSize, movePictureWithinFrame } from "./picture-size.ts";

describe("getUploadSize", () => {
  it("preserves a drawing's aspect ratio", () => {
    const crop = { x: 9, y: 9, width: 3000, height: 1500 };
    expect(getUploadSize(crop, "drawing")).toEqual({ width: 2048, height: 1024 });
  });

  it.each([
    [3024, 1024],
    [1024, 1024],
    [733.4, 733],
    [1, 1],
    [0.2, 1],
  ])("scales a face of %d pixels to %i", (width, expected) => {
    const crop = { x: 0, y: 0, width, height: width };
    expect(getUploadSize(crop, "face")).toEqual({ width: expected, height: expected });
  });
});

describe("getCroppedPictureStyle", () => {
  it("fills the frame with the crop", () => {
    expect(getCroppedPictureStyle({ x: 25, y: 10, width: 50, height: 40 })).toEqual({
      width: "200%",
      height: "250%",
      left: "-50%",
      top: "-25%",
    });
  });
});

describe("movePictureWithinFrame", () => {
  const square = { width: 300, height: 300 };
  const half = { x: 25, y: 0, width: 50, height: 100 };
  it("moves the picture by the step", () => {
    expect(movePictureWithinFrame({ x: 10, y: 0 }, { x: 24, y: 0 }, half, square)).toEqual({
      x: 34,
      y: 0,
    });
  });
  it("stops at the frame's edge", () => {
    expect(movePictureWithinFrame({ x: 140, y: 0 }, { x: 24, y: 24 }, half, square)).toEqual({
      x: 150,
      y: 0,
    });
    expect(movePictureWithinFrame({ x: -140, y: 0 }, { x: -24, y: 0 }, half, square)).toEqual({
      x: -150,
      y: 0,
    });
  });
  it("moves up to the frame's own height", () => {
    const quarter = { x: 25, y: 25, width: 50, height: 50 };
    const tall = { width: 200, height: 300 };
    expect(movePictureWithinFrame({ x: 99, y: 149 }, { x: 9, y: 9 }, quarter, tall)).toEqual({
      x: 100,
      y: 150,
    });
  });
});

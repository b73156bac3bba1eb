import { describe, expect, it } from "vitest";
import { framedBy, steppedWithin, uploadEdge } from "./picture-size.ts";

describe("uploadEdge", () => {
  it.each([
    [3024, 1024],
    [1024, 1024],
    [733.4, 733],
    [1, 1],
    [0.2, 1],
  ])("a crop of %d pixels is sent as %i", (width, expected) => {
    expect(uploadEdge({ x: 0, y: 0, width, height: width })).toBe(expected);
  });
});

describe("framedBy", () => {
  it("lets the crop fill the frame", () => {
    expect(framedBy({ x: 25, y: 10, width: 50, height: 40 })).toEqual({
      width: "200%",
      height: "250%",
      left: "-50%",
      top: "-25%",
    });
  });
});

describe("steppedWithin", () => {
  const half = { x: 25, y: 0, width: 50, height: 100 };
  it("moves the picture by the step", () => {
    expect(steppedWithin({ x: 10, y: 0 }, { x: 24, y: 0 }, half, 300)).toEqual({ x: 34, y: 0 });
  });
  it("stops where the picture would leave the frame", () => {
    expect(steppedWithin({ x: 140, y: 0 }, { x: 24, y: 24 }, half, 300)).toEqual({ x: 150, y: 0 });
    expect(steppedWithin({ x: -140, y: 0 }, { x: -24, y: 0 }, half, 300)).toEqual({
      x: -150,
      y: 0,
    });
  });
});

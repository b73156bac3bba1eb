import { describe, expect, it } from "vitest";
import { getEditorPictureSize } from "./draw-picture.ts";

describe("getEditorPictureSize", () => {
  it.each([
    [4032, 3024, { width: 2048, height: 1536 }],
    [3024, 4032, { width: 1536, height: 2048 }],
    [640, 480, { width: 640, height: 480 }],
    [1, 1, { width: 1, height: 1 }],
    [20_000, 3, { width: 2048, height: 1 }],
  ])("scales %i by %i", (width, height, expected) => {
    expect(getEditorPictureSize(width, height)).toEqual(expected);
  });
});

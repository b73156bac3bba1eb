import { describe, expect, test } from "vitest";
import { isLinkLikeText } from "./link-like.ts";

describe("isLinkLikeText", () => {
  test.each([
    "evil.example",
    "See www.evil",
    "//evil",
    "http://evil",
    "\\\\evil\\share",
    "evil。example",
    "1.2.3.4/win",
    "a.b/c",
    "a@b",
  ])("finds a link in %j", (value) => {
    expect(isLinkLikeText(value)).toBe(true);
  });

  test.each([
    "A swing and/or a slide",
    "24/7 nanny",
    "1/2 of a bike",
    "St. Ives",
    "Ms. O.",
    "w/o box",
  ])("finds no link in %j", (value) => {
    expect(isLinkLikeText(value)).toBe(false);
  });
});

import { afterEach, expect, test } from "vitest";
import { forgetSharedText, saveOverLogIn, takeSharedText } from "./kept-over-log-in.ts";

afterEach(() => forgetSharedText());

test("returns to a short URL unchanged", () => {
  const shared = { url: "https://shop.example/kite" };
  expect(saveOverLogIn("/add?url=x", shared)).toBe("/add?url=x");
  expect(takeSharedText({})).toEqual({});
});

test("stores a long URL in this tab and restores it on the page without parameters", () => {
  const shared = { url: `https://shop.example/${"k".repeat(2_000)}`, title: "Kite" };
  expect(saveOverLogIn(`/add?url=${"k".repeat(2_100)}`, shared)).toBe("/add");
  expect(takeSharedText({ url: "https://other.example/" })).toEqual({
    url: "https://other.example/",
  });
  expect(takeSharedText({})).toEqual(shared);
  forgetSharedText();
  expect(takeSharedText({})).toEqual({});
});

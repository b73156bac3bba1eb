import { afterEach, expect, test } from "vitest";
import {
  consumeSharedText,
  deleteSharedText,
  readSharedText,
  saveSharedTextForLogin,
} from "./shared-text.ts";

afterEach(() => deleteSharedText());

test("returns a short URL unchanged", () => {
  const shared = { url: "https://shop.example/kite" };
  expect(saveSharedTextForLogin("/add?url=x", shared)).toBe("/add?url=x");
  expect(consumeSharedText({})).toEqual({});
});

test("stores a long URL in this tab and restores it on the page without parameters", () => {
  const shared = { url: `https://shop.example/${"k".repeat(2_000)}`, title: "Kite" };
  expect(saveSharedTextForLogin(`/add?url=${"k".repeat(2_100)}`, shared)).toBe("/add");
  expect(consumeSharedText({ url: "https://other.example/" })).toEqual({
    url: "https://other.example/",
  });
  expect(consumeSharedText({})).toEqual(shared);
  deleteSharedText();
  expect(consumeSharedText({})).toEqual({});
});

test("reads the fragment, and stores it in this tab", () => {
  const shared = readSharedText({}, "#url=https%3A%2F%2Fshop.example%2F&name=Box+Kite&other=1");
  expect(shared).toEqual({ url: "https://shop.example/", name: "Box Kite" });
  expect(saveSharedTextForLogin("/add#url=x", shared)).toBe("/add");
  expect(consumeSharedText({})).toEqual(shared);
});

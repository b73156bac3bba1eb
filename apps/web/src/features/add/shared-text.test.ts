import { afterEach, expect, test } from "vitest";
import {
  deleteSharedText,
  getSharedTextAfterSignIn,
  readSharedText,
  saveSharedTextForSignIn,
} from "./shared-text.ts";

afterEach(() => deleteSharedText());

test("returns a short URL unchanged", () => {
  const shared = { url: "https://shop.example/kite" };
  expect(saveSharedTextForSignIn("/add?url=x", shared)).toBe("/add?url=x");
  expect(getSharedTextAfterSignIn({})).toEqual({});
});

test("stores a long URL in this tab and restores it on the page without parameters", () => {
  const shared = { url: `https://shop.example/${"k".repeat(2_000)}`, title: "Kite" };
  expect(saveSharedTextForSignIn(`/add?url=${"k".repeat(2_100)}`, shared)).toBe("/add");
  expect(getSharedTextAfterSignIn({ url: "https://other.example/" })).toEqual({
    url: "https://other.example/",
  });
  expect(getSharedTextAfterSignIn({})).toEqual(shared);
  deleteSharedText();
  expect(getSharedTextAfterSignIn({})).toEqual({});
});

test("reads the fragment, and stores it in this tab", () => {
  const shared = readSharedText({}, "#url=https%3A%2F%2Fshop.example%2F&name=Box+Kite&other=1");
  expect(shared).toEqual({ url: "https://shop.example/", name: "Box Kite" });
  expect(saveSharedTextForSignIn("/add#url=x", shared)).toBe("/add");
  expect(getSharedTextAfterSignIn({})).toEqual(shared);
});

test("leaves the stored data unchanged when sign-in returns to the page without parameters", () => {
  const shared = { url: "https://shop.example/kite" };
  saveSharedTextForSignIn("/add#url=x", shared);
  expect(saveSharedTextForSignIn("/add#resume", readSharedText({}, "#resume"))).toBe("/add");
  expect(getSharedTextAfterSignIn({})).toEqual(shared);
});

import { afterEach, expect, test } from "vitest";
import {
  deleteSharedText,
  getSharedTextAfterLogin,
  readSharedText,
  saveSharedTextForLogin,
} from "./shared-text.ts";

afterEach(() => deleteSharedText());

test("returns a short URL unchanged", () => {
  const shared = { url: "https://shop.example/kite" };
  expect(saveSharedTextForLogin("/add?url=x", shared)).toBe("/add?url=x");
  expect(getSharedTextAfterLogin({})).toEqual({});
});

test("stores a long URL in this tab and restores it on the page without parameters", () => {
  const shared = { url: `https://shop.example/${"k".repeat(2_000)}`, title: "Kite" };
  expect(saveSharedTextForLogin(`/add?url=${"k".repeat(2_100)}`, shared)).toBe("/add");
  expect(getSharedTextAfterLogin({ url: "https://other.example/" })).toEqual({
    url: "https://other.example/",
  });
  expect(getSharedTextAfterLogin({})).toEqual(shared);
  deleteSharedText();
  expect(getSharedTextAfterLogin({})).toEqual({});
});

test("reads the fragment, and stores it in this tab", () => {
  const shared = readSharedText({}, "#url=https%3A%2F%2Fshop.example%2F&name=Box+Kite&other=1");
  expect(shared).toEqual({ url: "https://shop.example/", name: "Box Kite" });
  expect(saveSharedTextForLogin("/add#url=x", shared)).toBe("/add");
  expect(getSharedTextAfterLogin({})).toEqual(shared);
});

test("leaves the stored data unchanged when sign-in returns to the page without parameters", () => {
  const shared = { url: "https://shop.example/kite" };
  saveSharedTextForLogin("/add#url=x", shared);
  expect(saveSharedTextForLogin("/add#resume", readSharedText({}, "#resume"))).toBe("/add");
  expect(getSharedTextAfterLogin({})).toEqual(shared);
});

import { afterEach, expect, test } from "vitest";
import { forgetKept, keptOverLogIn, takeKept } from "./kept-over-log-in.ts";

afterEach(() => forgetKept());

test("returns to a short URL unchanged", () => {
  const shared = { url: "https://shop.example/kite" };
  expect(keptOverLogIn("/add?url=x", shared)).toBe("/add?url=x");
  expect(takeKept({})).toEqual({});
});

test("stores a long URL in this tab and restores it on the page without parameters", () => {
  const shared = { url: `https://shop.example/${"k".repeat(2_000)}`, title: "Kite" };
  expect(keptOverLogIn(`/add?url=${"k".repeat(2_100)}`, shared)).toBe("/add");
  expect(takeKept({ url: "https://other.example/" })).toEqual({ url: "https://other.example/" });
  expect(takeKept({})).toEqual(shared);
  forgetKept();
  expect(takeKept({})).toEqual({});
});

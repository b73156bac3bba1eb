import { expect, test } from "vitest";
import { createRestartBackoff } from "./api-process.ts";

test("increases the delay after each early exit, up to five seconds", () => {
  const backOff = createRestartBackoff();
  const waits = Array.from({ length: 12 }, () => backOff.ended(100));
  expect(waits.slice(0, 3)).toEqual([500, 1_000, 1_500]);
  expect(waits.at(-1)).toBe(5_000);
});

test("resets the delay after a minute of running", () => {
  const backOff = createRestartBackoff();
  backOff.ended(100);
  backOff.ended(100);
  expect(backOff.ended(20_000)).toBe(1_000);
  expect(backOff.ended(60_000)).toBe(0);
  expect(backOff.quickEnds()).toBe(0);
});

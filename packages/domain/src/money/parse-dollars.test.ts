import { describe, expect, it } from "vitest";
import { parseDollars } from "./parse-dollars.ts";

describe("parseDollars", () => {
  it.each([
    ["25", 25],
    [" $25.50 ", 25.5],
    ["1,200", 1200],
    ["$10,000.01", 10_000.01],
    [".5", 0.5],
    ["5.", 5],
    ["0", 0],
    ["1.200", 1200],
    ["1.200,50", 1200.5],
    ["1 200", 1200],
    ["29,99", 29.99],
    ["0.125", 0.125],
  ])("parses %s as %s", (typed, dollars) => {
    expect(parseDollars(typed)).toBe(dollars);
  });

  it.each(["", "$", "ten", "1,2", "-5", "1e3", "5 5", ".", "1,200,5", "1.200.50"])(
    "rejects %s",
    (typed) => {
      expect(parseDollars(typed)).toBeNaN();
    },
  );
});

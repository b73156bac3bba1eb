import { describe, expect, it } from "vitest";
import { formatGrade } from "./format-grade.ts";

describe("formatGrade", () => {
  it.each([
    ["2nd", "2nd grade"],
    ["kindergarten", "Kindergarten"],
    ["pre-k", "Pre-K"],
    ["Year 3", "Year 3"],
    [" ", null],
    [null, null],
  ])("formats %s as %s", (grade, text) => {
    expect(formatGrade(grade)).toBe(text);
  });
});

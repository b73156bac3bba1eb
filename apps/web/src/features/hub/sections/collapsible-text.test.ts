import { describe, expect, it } from "vitest";
import { getCollapseBreakpoint } from "./collapsible-text.tsx";

describe("getCollapseBreakpoint (rule: read-more)", () => {
  it.each([
    ["nothing", "", null],
    ["eight short lines", "frogs\n".repeat(7), null],
    ["a line more than fits", "a".repeat(42 * 9), null],
    ["more than fits on a phone", "a".repeat(42 * 9 + 1), "phone"],
    ["more than fits on a desktop", "a".repeat(72 * 9 + 1), "everywhere"],
    ["many empty lines", "\n".repeat(20), "everywhere"],
  ])("%s", (_what, text, where) => {
    expect(getCollapseBreakpoint(text, 8)).toBe(where);
  });
});

import { describe, expect, it, test } from "vitest";
import { updateKidInput } from "./schema.ts";
import { getMaxKidSizeLength, hasKidSizes, mapKidSizes, shouldConfirmSizes } from "./size-rules.ts";
import { KID_SIZE_NAMES } from "./sizes.ts";

const nothing = mapKidSizes(() => null);
const now = new Date("2026-11-23T12:00:00Z");

describe("sizes and likes (rule: sizes)", () => {
  test.each(KID_SIZE_NAMES)(
    "%s accepts text up to its limit, trims it, and stores empty text as null",
    (name) => {
      const parse = (value: unknown) => updateKidInput.safeParse({ id: "k", [name]: value });
      const limit = getMaxKidSizeLength(name);
      expect(limit).toBe(name === "loves" || name === "pleaseNot" ? 200 : 40);
      expect(parse(` ${"x".repeat(limit)} `).data?.[name]).toBe("x".repeat(limit));
      expect(parse("").data?.[name]).toBeNull();
      expect(parse("x".repeat(limit + 1)).error?.issues[0]?.message).toContain(
        `can be at most ${limit} characters`,
      );
      expect(parse(6).success).toBe(false);
    },
  );

  it("accepts only a single line", () => {
    expect(updateKidInput.safeParse({ id: "k", tops: "6\n7" }).success).toBe(false);
    expect(updateKidInput.safeParse({ id: "k", loves: "Frogs\nbridges" }).success).toBe(true);
    expect(updateKidInput.safeParse({ id: "k", areSizesRight: false }).success).toBe(false);
  });

  test.each([
    ["nothing is filled in", nothing, "2020-01-01T00:00:00.000Z", false],
    ["never looked at", { ...nothing, tops: "6" }, null, false],
    ["looked at this month", { ...nothing, tops: "6" }, "2026-11-01T00:00:00.000Z", false],
    ["a moment before", { ...nothing, tops: "6" }, "2026-07-26T12:00:00.001Z", false],
    ["120 days ago", { ...nothing, tops: "6" }, "2026-07-26T12:00:00.000Z", true],
    ["likes alone", { ...nothing, loves: "Frogs" }, "2026-01-01T00:00:00.000Z", true],
  ])("returns whether confirmation is due, %s: %s %s %s", (_what, sizes, sizesCheckedAt, asked) => {
    expect(shouldConfirmSizes({ ...sizes, sizesCheckedAt }, now)).toBe(asked);
  });

  it("exist after one value is entered", () => {
    expect(hasKidSizes(nothing)).toBe(false);
    expect(hasKidSizes({ ...nothing, pleaseNot: "Slime" })).toBe(true);
  });
});

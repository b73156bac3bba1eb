import { describe, expect, test } from "vitest";
import { initials, initialsColor } from "./avatar-initials.ts";

describe("initials", () => {
  test.each([
    ["Emma", "E"],
    ["emma rivera", "ER"],
    ["Ana María de la Cruz", "AC"],
    ["  Zoë  ", "Z"],
    ["“Nana” Jo", "NJ"],
    ["李 小龙", "李小"],
    ["!!!", "?"],
    ["", "?"],
  ])("of %j are %j", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe("initialsColor", () => {
  test("is the same for the same person, however the name is typed", () => {
    expect(initialsColor(" EMMA ")).toBe(initialsColor("emma"));
  });

  test("tells most siblings apart", () => {
    const names = ["Emma", "Leo", "Mateo", "Sofia", "Noah", "Ava", "Zoe", "Max"];
    expect(new Set(names.map(initialsColor)).size).toBeGreaterThanOrEqual(4);
  });
});

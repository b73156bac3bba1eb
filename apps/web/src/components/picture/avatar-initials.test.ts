import { describe, expect, test } from "vitest";
import { getAvatarTone, getInitials } from "./avatar-initials.ts";

describe("getInitials", () => {
  test.each([
    ["Emma", "E"],
    ["emma rivera", "ER"],
    ["Ana María de la Cruz", "AC"],
    ["  Zoë  ", "Z"],
    ["“Nana” Jo", "NJ"],
    ["李 小龙", "李小"],
    ["!!!", "?"],
    ["", "?"],
  ])("for %j returns %j", (name, expected) => {
    expect(getInitials(name)).toBe(expected);
  });
});

describe("getAvatarTone", () => {
  test("returns the same tone for any spelling of a name", () => {
    expect(getAvatarTone(" EMMA ")).toBe(getAvatarTone("emma"));
  });

  test("uses every tone", () => {
    const names = "Emma Leo Mateo Sofia Noah Ava Zoe Max Mia Liam Ana Ben Ella Finn Ida Jack".split(
      " ",
    );
    expect(new Set([...names, ...names.map((name) => `${name} R`)].map(getAvatarTone)).size).toBe(
      6,
    );
  });
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatInitials, getAvatarColorIndex } from "./avatar.ts";
import { findAvatarProblem, MAX_AVATAR_BYTES } from "./picture-file.ts";

describe("findAvatarProblem", () => {
  test.each([
    ["image/jpeg", 1, null],
    ["image/png", MAX_AVATAR_BYTES, null],
    ["image/webp", MAX_AVATAR_BYTES + 1, "File size must be less than 5MB"],
    ["application/pdf", 1, "Please select an image file"],
    ["", 1, "Please select an image file"],
    ["text/image/png", MAX_AVATAR_BYTES + 1, "Please select an image file"],
  ])("returns for %j of %i bytes: %s", (type, size, expected) => {
    expect(findAvatarProblem({ type, size })).toBe(expected);
  });

  it("accepts exactly 5 MB", () => {
    expect(MAX_AVATAR_BYTES).toBe(5 * 1024 * 1024);
  });
});

describe("formatInitials", () => {
  test.each([
    ["Emma", "E"],
    ["emma lou", "EL"],
    ["  Emma  Lou  Rivera ", "ER"],
    ["Élodie", "É"],
    ["𝓔mma", "𝓔"],
    ["", "?"],
    ["   ", "?"],
    ["emma rivera", "ER"],
    ["Ana María de la Cruz", "AC"],
    ["  Zoë  ", "Z"],
    ["“Nana” Jo", "NJ"],
    ["李 小龙", "李小"],
    ["!!!", "?"],
  ])("returns the initials of %j: %s", (name, expected) => {
    expect(formatInitials(name)).toBe(expected);
  });
});

describe("getAvatarColorIndex", () => {
  it("returns a valid index, independent of the name's spelling", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (name, count) => {
        const index = getAvatarColorIndex(name, count);
        expect(Number.isInteger(index) && index >= 0 && index < count).toBe(true);
        expect(getAvatarColorIndex(` ${name} `, count)).toBe(index);
      }),
    );
    expect(getAvatarColorIndex(" EMMA ", 6)).toBe(getAvatarColorIndex("emma", 6));
  });

  it("returns different indexes for ordinary names", () => {
    const names = ["Emma", "Theo", "Noah", "Mia", "Luca", "Zoe", "Ana", "Max"];
    expect(new Set(names.map((name) => getAvatarColorIndex(name, 6))).size).toBeGreaterThan(3);
  });

  it("returns every index", () => {
    const names = "Emma Leo Mateo Sofia Noah Ava Zoe Max Mia Liam Ana Ben Ella Finn Ida Jack".split(
      " ",
    );
    const all = [...names, ...names.map((name) => `${name} R`)];
    expect(new Set(all.map((name) => getAvatarColorIndex(name, 6))).size).toBe(6);
  });
});

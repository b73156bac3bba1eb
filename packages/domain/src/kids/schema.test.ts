import { describe, expect, it, test } from "vitest";
import { countDaysInMonth, isValidBirthday } from "./birthdays.ts";
import { SCHOOL_GRADES } from "./grades.ts";
import { createKidInput, setAvatarInput, updateKidInput } from "./schema.ts";

describe("birthdays", () => {
  test.each([
    [null, null, true],
    [3, null, true],
    [3, 14, true],
    [2, 29, true],
    [1, 31, true],
    [4, 30, true],
    [12, 31, true],
    [2, 30, false],
    [4, 31, false],
    [6, 31, false],
    [null, 14, false],
    [0, 1, false],
    [13, 1, false],
    [13, null, false],
    [3, 0, false],
    [3, 32, false],
    [-1, 1, false],
  ])("validates month %s, day %s: %s", (birthdayMonth, birthdayDay, expected) => {
    expect(isValidBirthday(birthdayMonth, birthdayDay)).toBe(expected);
    const kid = { firstName: "Emma", birthdayMonth, birthdayDay };
    expect(createKidInput.safeParse(kid).success).toBe(expected);
  });

  it("requires whole numbers, and a month with a day", () => {
    const accepts = (birthday: object) =>
      createKidInput.safeParse({ firstName: "Emma", ...birthday }).success;
    expect(accepts({ birthdayMonth: 3.5 })).toBe(false);
    expect(accepts({ birthdayMonth: "3" })).toBe(false);
    expect(accepts({ birthdayDay: 14 })).toBe(false);
    expect(accepts({})).toBe(true);
  });

  it("returns an error message for an invalid date", () => {
    const kid = { firstName: "Emma", birthdayMonth: 2, birthdayDay: 30 };
    expect(createKidInput.safeParse(kid).error?.issues).toMatchObject([
      { message: "Choose a month and a day that exist together.", path: ["birthdayDay"] },
    ]);
  });

  test.each([
    [null, 31],
    [1, 31],
    [2, 29],
    [4, 30],
    [13, 31],
  ])("offers for month %s %i days", (month, expected) => {
    expect(countDaysInMonth(month)).toBe(expected);
  });
});

describe("grades", () => {
  it("lists nine grades, and accepts any text", () => {
    expect(SCHOOL_GRADES).toHaveLength(9);
    const accepts = (grade: string) => updateKidInput.safeParse({ id: "k", grade }).success;
    expect(accepts("Montessori, second year")).toBe(true);
    expect([40, 41].map((length) => accepts("x".repeat(length)))).toEqual([true, false]);
  });
});

describe("updateKidInput", () => {
  it("leaves absent fields unchanged, and clears empty ones", () => {
    expect(updateKidInput.parse({ id: "k" })).toEqual({ id: "k" });
    expect(updateKidInput.parse({ id: "k", bio: "", birthdayMonth: null })).toEqual({
      id: "k",
      bio: null,
      birthdayMonth: null,
    });
  });

  it("sets or removes the avatar", () => {
    expect(setAvatarInput.safeParse({ id: "k", avatarUrl: null }).success).toBe(true);
    expect(setAvatarInput.safeParse({ id: "k", avatarUrl: "/pictures/1" }).success).toBe(true);
  });
});

import { describe, expect, test } from "vitest";
import { containsFamilyFacts, isCommonPasscode } from "./passcode.ts";
import { sharingInput } from "./schema.ts";

describe("isCommonPasscode", () => {
  test.each([
    "111111",
    "123456",
    "987654",
    "890123",
    "12 34 56",
    "031420",
    "14.03.20",
    "20200314",
    "14/03/2020",
    "March 14",
    "14 de marzo",
    "marzo2020",
  ])("refuses %s", (passcode) => {
    expect(isCommonPasscode(passcode)).toBe(true);
  });

  test.each(["maple tree", "481516", "oak-7-tree", "marching band", "99bottles"])(
    "accepts %s",
    (passcode) => {
      expect(isCommonPasscode(passcode)).toBe(false);
    },
  );
});

describe("containsFamilyFacts", () => {
  const family = {
    familyUrl: "okafor-family",
    kids: [
      { firstName: "Zoë", birthdayMonth: 3, birthdayDay: 14 },
      { firstName: "Al", birthdayMonth: null, birthdayDay: null },
    ],
  };

  test.each(["ilovezoe", "ZOË rocks", "okafor!!", "tree0314", "tree1403", "our family"])(
    "finds them in %s",
    (passcode) => {
      expect(containsFamilyFacts(passcode, family)).toBe(true);
    },
  );

  test.each(["maple tree", "algebra book", "oak 3 14"])("finds none in %s", (passcode) => {
    expect(containsFamilyFacts(passcode, family)).toBe(false);
  });
});

test("a new passcode has six characters, and is no date and no run of digits", () => {
  const accepts = (passcode: string) => sharingInput.safeParse({ passcode }).success;
  expect(["maples", "maple", "123456", "031420"].map(accepts)).toEqual([true, false, false, false]);
});

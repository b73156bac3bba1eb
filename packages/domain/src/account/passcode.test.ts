import { describe, expect, test } from "vitest";
import { isCommonPasscode, isFamilyRelatedPasscode } from "./passcode.ts";
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
  ])("returns true for %s", (passcode) => {
    expect(isCommonPasscode(passcode)).toBe(true);
  });

  test.each(["maple tree", "481516", "oak-7-tree", "marching band", "99bottles", "-----a"])(
    "returns false for %s",
    (passcode) => {
      expect(isCommonPasscode(passcode)).toBe(false);
    },
  );

  test("detects a day and a month in either order as a date, but no other pair", () => {
    const isDate = (pair: string) => isCommonPasscode(`${pair}00`);
    const dates = ["0101", "0131", "1231", "3101", "3112"];
    const others = ["0001", "0100", "0012", "1200", "3100", "0132", "3201", "3212", "1313"];
    expect(dates.filter(isDate)).toEqual(dates);
    expect(others.filter(isDate)).toEqual([]);
  });

  test("detects eight digits as a date only with a year from 1900 to 2099", () => {
    const dates = ["03141900", "03142099", "19000314", "20991403"];
    const others = ["03141899", "03142100", "03149999", "48151623", "48152001", "20014815"];
    expect(dates.filter(isCommonPasscode)).toEqual(dates);
    expect([...others, "031419991", "1403202"].filter(isCommonPasscode)).toEqual([]);
  });

  test("detects digits with a constant step of zero or one as a sequence", () => {
    expect(["124953", "135791", "147036"].filter(isCommonPasscode)).toEqual([]);
  });
});

describe("isFamilyRelatedPasscode", () => {
  const family = {
    familyUrl: "okafor-family",
    kids: [
      { firstName: "Zoë", birthdayMonth: 3, birthdayDay: 14 },
      { firstName: "Al", birthdayMonth: null, birthdayDay: null },
    ],
  };

  test.each(["ilovezoe", "ZOË rocks", "okafor!!", "tree0314", "tree1403", "our family"])(
    "finds facts in %s",
    (passcode) => {
      expect(isFamilyRelatedPasscode(passcode, family)).toBe(true);
    },
  );

  test.each(["maple tree", "algebra book", "oak 3 14"])("finds no facts in %s", (passcode) => {
    expect(isFamilyRelatedPasscode(passcode, family)).toBe(false);
  });
});

test("detects the full family URL when its parts are too short to match", () => {
  expect(isFamilyRelatedPasscode("our alboxes", { familyUrl: "al-bo", kids: [] })).toBe(true);
});

test("rejects a new passcode below six characters, a date and a sequence of digits", () => {
  const accepts = (passcode: string) => sharingInput.safeParse({ passcode }).success;
  expect(["maples", "maple", "123456", "031420"].map(accepts)).toEqual([true, false, false, false]);
});

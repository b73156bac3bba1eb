import { mapKidTexts } from "@giftling/domain";
import { describe, expect, it } from "vitest";
import { getKidFormValues, validateKid, validateNewKid } from "./kid-form.ts";

const values = { ...getKidFormValues(), firstName: "Emma" };

describe("validateKid and validateNewKid", () => {
  it("requires only a first name for a new child, and accepts any grade and school type", () => {
    expect(validateNewKid({ ...values, firstName: " " })).toEqual({
      ok: false,
      problems: { firstName: "Please enter kid's name" },
    });
    expect(validateNewKid({ ...values, grade: " Montessori 6-9 ", schoolType: "charter" })).toEqual(
      {
        ok: true,
        input: {
          firstName: "Emma",
          birthdayMonth: null,
          birthdayDay: null,
          secondDayName: null,
          secondDayMonth: null,
          secondDayDay: null,
          ...mapKidTexts(() => null),
          grade: "Montessori 6-9",
          schoolType: "charter",
          avatarUrl: null,
        },
      },
    );
  });

  it("reports a missing name on edit (rule: required-fields)", () => {
    expect(validateKid("kid", { ...values, firstName: "" })).toEqual({
      ok: false,
      problems: { firstName: "First name is required" },
    });
  });

  it.each([
    [2, 29, true],
    [2, 30, false],
    [null, 4, false],
    [3, null, true],
    [null, null, true],
  ])("validates birthday month %s, day %s: %s", (birthdayMonth, birthdayDay, isPossible) => {
    const typed = { ...values, birthdayMonth, birthdayDay };
    expect(validateKid("kid", typed).ok).toBe(isPossible);
    expect(validateNewKid(typed).ok).toBe(isPossible);
  });

  it.each([
    ["", null, null, null],
    ["Christmas", 12, 25, null],
    ["", 12, 25, "secondDayName"],
    ["Christmas", 12, null, "secondDayDay"],
    ["Never", 2, 30, "secondDayDay"],
  ])(
    "validates second day %j on %s/%s: error at %s (rule: second-day)",
    (name, month, day, field) => {
      const second = { secondDayName: name, secondDayMonth: month, secondDayDay: day };
      for (const checked of [
        validateKid("kid", { ...values, ...second }),
        validateNewKid({ ...values, ...second }),
      ]) {
        expect(checked.ok ? null : Object.keys(checked.problems)[0]).toBe(field);
      }
    },
  );

  it("omits the picture from the update", () => {
    const checked = validateKid("kid", { ...values, avatarUrl: "/media/a.webp" });
    expect(checked).toMatchObject({ ok: true, input: { avatarUrl: "/media/a.webp" } });
    expect(checked.ok && "avatarUrl" in checked.input.fields).toBe(false);
  });
});

import { expect, test } from "vitest";
import { canReactivateAccount, findDueClosingWarning, getAccountPurgeTime } from "./closing.ts";
import { closeAccountInput } from "./schema.ts";

const closedAt = new Date("2026-03-01T12:00:00.000Z");

test("schedules deletion 90 days after closing (rule: account-purge)", () => {
  expect(getAccountPurgeTime(closedAt).toISOString()).toBe("2026-05-30T12:00:00.000Z");
});

test.each([
  ["2026-03-01T12:00:00.000Z", true],
  ["2026-05-30T11:59:59.999Z", true],
  ["2026-05-30T12:00:00.000Z", false],
  ["2027-03-01T12:00:00.000Z", false],
])("at %s, returns whether reactivation is possible: %s", (now, expected) => {
  expect(canReactivateAccount(closedAt, new Date(now))).toBe(expected);
});

test.each(["delete", "DELETE ", "Delete", "", "REMOVE", null, 1])(
  "rejects %j as confirmation of the deletion",
  (confirm) => {
    const { error } = closeAccountInput.safeParse({ confirm });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Verification text did not match",
    ]);
  },
);

test.each([
  ["2026-04-30T11:59:59.999Z", null],
  ["2026-04-30T12:00:00.000Z", 60],
  ["2026-05-23T11:59:59.999Z", 60],
  ["2026-05-23T12:00:00.000Z", 83],
  ["2026-05-30T11:59:59.999Z", 83],
  ["2026-05-30T12:00:00.000Z", null],
])("at %s, returns the due warning: %s", (now, expected) => {
  expect(findDueClosingWarning(closedAt, new Date(now))).toBe(expected);
});

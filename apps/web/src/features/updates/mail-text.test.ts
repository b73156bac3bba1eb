import { expect, test } from "vitest";
import {
  describeMailRecipients,
  describeMailStatus,
  describeUpdateEditEffect,
} from "./mail-text.ts";

const NOW = new Date("2026-03-01T12:00:00.000Z");
const leavesIn = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000).toISOString();
const readers = { people: 3, delaySeconds: 300, isHubShown: true };

test.each([
  [readers, true, "Goes to 3 people by mail, in 5 minutes."],
  [{ ...readers, people: 1, delaySeconds: 60 }, true, "Goes to 1 person by mail, in 1 minute."],
  [{ ...readers, delaySeconds: 20 }, true, "Goes to 3 people by mail, in less than a minute."],
  [{ ...readers, delaySeconds: 0 }, true, "Goes to 3 people by mail, right away."],
  [{ ...readers, people: 0 }, true, "Nobody follows by mail yet. Everybody finds it on the page."],
  [readers, false, "Nobody gets a mail. Everybody finds it on the page."],
  [
    { ...readers, people: 0, isHubShown: false },
    true,
    "Your page isn't published, so nobody gets a mail for now.",
  ],
])("describes the recipients before publishing: %o, %s", (about, notify, words) => {
  expect(describeMailRecipients(about, notify)).toBe(words);
});

test.each([
  ["waiting", 3, leavesIn(240), "Mail to 3 people leaves in 4 minutes"],
  ["waiting", 1, leavesIn(30), "Mail to 1 person leaves in less than a minute"],
  ["waiting", 3, leavesIn(-2), "Mail to 3 people is leaving"],
  ["waiting", 0, leavesIn(240), null],
  ["leaving", 2, null, "Mail is on its way to 2 people"],
  ["sent", 3, null, "Mailed to 3 people"],
  ["stopped", 0, null, "Not mailed"],
  ["none", 0, null, null],
] as const)(
  "describes %s mail to %i people, leaving at %s: %s",
  (status, people, leavesAt, words) => {
    expect(describeMailStatus({ status, people, leavesAt }, NOW)).toBe(words);
  },
);

test("describes an edit's effect on the mail", () => {
  const leavesAt = leavesIn(240);
  expect(describeUpdateEditEffect({ status: "waiting", people: 3, leavesAt })).toContain(
    "what you save here",
  );
  expect(describeUpdateEditEffect({ status: "sent", people: 1, leavesAt: null })).toContain(
    "to 1 person",
  );
  expect(describeUpdateEditEffect({ status: "waiting", people: 0, leavesAt })).toBeNull();
  expect(describeUpdateEditEffect({ status: "stopped", people: 0, leavesAt: null })).toBeNull();
});

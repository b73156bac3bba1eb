import { expect, test } from "vitest";
import { isMailPending, toUpdateMailView, type UpdateMailFacts } from "./schema.ts";

const AT = "2026-03-01T12:00:00.000Z";
const written: UpdateMailFacts = {
  updateId: "u1",
  dueAt: AT,
  startedAt: null,
  stoppedAt: null,
  sent: 0,
  onItsWay: 0,
};
const started = { ...written, startedAt: AT };

test.each([
  ["nobody is told", null, "none", 0],
  ["it waits", written, "waiting", 3],
  ["it was stopped in time", { ...written, stoppedAt: AT }, "stopped", 0],
  ["its mails are written", { ...started, onItsWay: 3 }, "leaving", 3],
  ["some left", { ...started, sent: 2, onItsWay: 1 }, "leaving", 1],
  ["all left", { ...started, sent: 3 }, "sent", 3],
  ["the rest was stopped", { ...started, stoppedAt: AT, sent: 2 }, "sent", 2],
  ["all was stopped", { ...started, stoppedAt: AT }, "stopped", 0],
  ["nobody followed", started, "none", 0],
] as const)("%s (rule: update-mail)", (_what, facts, status, people) => {
  const isWaiting = facts !== null && isMailPending(facts);
  const leavesAt = isWaiting ? AT : null;
  expect(toUpdateMailView(facts, 3)).toEqual({ status, people, leavesAt });
  expect(isWaiting).toBe(status === "waiting");
});

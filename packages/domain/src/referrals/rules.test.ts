import { describe, expect, it } from "vitest";
import { getReferralRewardEnd, getReferralState } from "./rules.ts";

const at = (text: string) => new Date(`${text}T10:30:00.000Z`);

describe("getReferralState", () => {
  const day = "2026-03-14T12:00:00.000Z";
  it.each([
    ["clicked", null, null],
    ["pending", day, null],
    ["complete", day, day],
  ])("returns %s", (state, signedUpAt, publishedPageAt) => {
    expect(getReferralState({ signedUpAt, publishedPageAt })).toBe(state);
  });
});

describe("getReferralRewardEnd", () => {
  it.each([
    ["without a grant", null, "2026-03-14", "2026-04-14"],
    ["after a grant that ended", "2026-03-13", "2026-03-14", "2026-04-14"],
    ["on top of a running grant", "2026-05-02", "2026-03-14", "2026-06-02"],
    ["into a shorter month", null, "2027-01-31", "2027-02-28"],
    ["into a leap year's February", null, "2028-01-30", "2028-02-29"],
    ["into the next year", null, "2026-12-31", "2027-01-31"],
  ])("extends Premium by a calendar month: %s", (_name, grantedUntil, now, until) => {
    const end = grantedUntil === null ? null : at(grantedUntil);
    expect(getReferralRewardEnd(end, at(now))).toEqual(at(until));
  });
});

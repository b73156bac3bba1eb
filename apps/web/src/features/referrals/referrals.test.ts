import type { ReferralView } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import { describe, expect, test } from "vitest";
import { describeReferral } from "./activity-section.tsx";
import { getPremiumNoticeText } from "./referrals-page.tsx";

const until = "2027-03-14T12:00:00.000Z";
const none = { premiumFromReferrals: false, premiumExpiresAt: null };

describe("getPremiumNoticeText", () => {
  test("returns a notice only with Premium, and acknowledges earned Premium", () => {
    expect(getPremiumNoticeText({ isPremium: false, premiumUntil: null }, none, true)).toBeNull();
    const earned = { premiumFromReferrals: true, premiumExpiresAt: until };
    expect(
      getPremiumNoticeText({ isPremium: true, premiumUntil: until }, earned, true)?.title,
    ).toBe("Premium is free for you until March 14, 2027");
    expect(getPremiumNoticeText({ isPremium: true, premiumUntil: null }, none, true)?.title).toBe(
      "Premium is active",
    );
  });

  test("mentions no reward without billing", () => {
    const words = getPremiumNoticeText({ isPremium: true, premiumUntil: null }, none, false);
    expect(words?.text).toContain("no months to earn");
  });
});

test("describes a friend's latest event", () => {
  const now = new Date("2027-03-14T18:00:00.000Z");
  const clicked = {
    id: "1",
    refereeEmail: null,
    clickedAt: until,
    signedUpAt: null,
    publishedPageAt: null,
    rewardGranted: false,
  };
  expect(describeReferral(clicked, now)).toBe("Opened your link today");
  const pending = { ...clicked, signedUpAt: "2027-02-01T12:00:00.000Z" };
  expect(describeReferral(pending, now)).toBe("Signed up on February 1, first page to come");
  expect(describeReferral({ ...pending, publishedPageAt: until }, now)).toBe("First page up today");
  const inSpanish = (row: ReferralView) => runWithLanguage("es", () => describeReferral(row, now));
  expect(inSpanish(pending)).toBe("Creó su cuenta el 1 de febrero; falta su primera página");
  expect(inSpanish({ ...pending, publishedPageAt: until })).toBe("Publicó su primera página hoy");
});

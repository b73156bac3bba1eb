import type { SentThankYouView } from "@giftling/domain";

/** Fixture of a pending thank-you for a $25 contribution to a 529 plan. */
export const THANK_YOU_FIXTURE: SentThankYouView = {
  id: "t1",
  kidId: "k1",
  contributionId: null,
  giftId: null,
  contributorName: "Grandma Rosa",
  contributionType: "529",
  contributionAmount: 25,
  contributionDate: "2026-03-14T10:00:00.000Z",
  giftLabel: null,
  giftMessage: null,
  status: "pending",
  hasEmail: false,
  awaitsConfirmation: false,
  problem: null,
  wallThanks: null,
  personalMessage: null,
  writtenBy: null,
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  sentAt: null,
  heartedAt: null,
  pageUrl: null,
};

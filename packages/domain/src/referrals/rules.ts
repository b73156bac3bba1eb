/** Stages of a referral (rule: referral-stats). */
export type ReferralState = "clicked" | "pending" | "complete";

/**
 * Returns the stage of a referral. The stage is pending after the sign-up, complete after the first page is published, and
 * clicked before that (rule: referral-stats).
 */
export function referralState(referral: {
  signedUpAt: string | null;
  publishedPageAt: string | null;
}): ReferralState {
  if (referral.publishedPageAt !== null) return "complete";
  return referral.signedUpAt === null ? "clicked" : "pending";
}

/** Returns the same UTC day and time one calendar month later. If that month is too short, returns its last day. */
function monthLater(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + 1);
  // Without this adjustment, 31 January becomes 3 March. Day 0 is the last day of the previous month.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/**
 * Returns the end of granted Premium after a reward. The reward adds one month from now, or from the current end if that is
 * later (rule: referral-reward).
 */
export function rewardedUntil(grantedUntil: Date | null, now: Date): Date {
  return monthLater(grantedUntil !== null && grantedUntil > now ? grantedUntil : now);
}

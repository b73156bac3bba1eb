/** State of a referral, from the click to the sign-up and the first published page (rule: referral-stats). */
export type ReferralState = "clicked" | "pending" | "complete";

/**
 * Returns the state of a referral: `complete` after the first page is published, `pending` after the sign-up, and
 * `clicked` before the sign-up (rule: referral-stats).
 */
export function getReferralState(referral: {
  signedUpAt: string | null;
  publishedPageAt: string | null;
}): ReferralState {
  if (referral.publishedPageAt !== null) return "complete";
  return referral.signedUpAt === null ? "clicked" : "pending";
}

/**
 * Returns the time one month after `moment`, on the same UTC day of the month, or on the last day of a shorter month.
 */
function monthLater(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + 1);
  // Without this adjustment, 31 January becomes 3 March. Day 0 is the last day of the previous month.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/**
 * Returns the new end of granted Premium after a reward, one month after the later of `now` and `grantedUntil`
 * (rule: referral-reward).
 */
export function getReferralRewardEnd(grantedUntil: Date | null, now: Date): Date {
  return monthLater(grantedUntil !== null && grantedUntil > now ? grantedUntil : now);
}

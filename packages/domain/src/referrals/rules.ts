/** The stages of a referral (rule: referral-stats). */
export type ReferralState = "clicked" | "pending" | "complete";

/** Clicked, then pending once signed up, then complete once a first page is published (rule: referral-stats). */
export function referralState(referral: {
  signedUpAt: string | null;
  publishedPageAt: string | null;
}): ReferralState {
  if (referral.publishedPageAt !== null) return "complete";
  return referral.signedUpAt === null ? "clicked" : "pending";
}

/** The same day and time one calendar month later, in UTC, or the month's last day where it is shorter. */
function monthLater(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + 1);
  // 31 January would become 3 March: day 0 is the last day of the month before.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/**
 * The end of granted Premium after one more reward: a month from now, or from the grant's present end if that is later
 * (rule: referral-reward).
 */
export function rewardedUntil(grantedUntil: Date | null, now: Date): Date {
  return monthLater(grantedUntil !== null && grantedUntil > now ? grantedUntil : now);
}

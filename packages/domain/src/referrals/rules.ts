/** Where a friend stands on the way from the link to a first page (spec section 4). */
export type ReferralState = "clicked" | "pending" | "complete";

/** Clicked, then pending once signed up, then complete once a first page is published (spec section 4). */
export function referralState(referral: {
  signedUpAt: string | null;
  publishedPageAt: string | null;
}): ReferralState {
  if (referral.publishedPageAt !== null) return "complete";
  return referral.signedUpAt === null ? "clicked" : "pending";
}

/** The same day and time a calendar month later, in UTC; the last day of a month that is too short for it. */
function monthLater(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + 1);
  // 31 January would become 3 March: day 0 is the last of the month before.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** Until when Premium is granted after one more reward: a month from now, or from the grant's present end if later (D8). */
export function rewardedUntil(grantedUntil: Date | null, now: Date): Date {
  return monthLater(grantedUntil !== null && grantedUntil > now ? grantedUntil : now);
}

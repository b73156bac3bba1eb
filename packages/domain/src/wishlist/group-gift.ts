import type { PaymentLinkView } from "../links/schema.ts";

type Activity = { isActivity: boolean; url: string | null; fundingGoal: number | null };

/**
 * Returns whether an activity is a group gift, which has a URL and a funding goal. Several people contribute, and the
 * family buys the gift (rule: group-gifts).
 */
export const isGroupGift = ({ isActivity, url, fundingGoal }: Activity): boolean =>
  isActivity && url !== null && fundingGoal !== null && fundingGoal > 0;

/** Returns the payment links that accept money for an activity, which have the types `venmo`, `paypal` and `other`. */
export function waysToChipIn<Link extends Pick<PaymentLinkView, "type">>(
  links: readonly Link[],
): Link[] {
  return links.filter(({ type }) => type === "venmo" || type === "paypal" || type === "other");
}

/** Funding of an activity, in dollars. */
type Funding = {
  fundingGoal: number | null;
  fundingReceived: number;
  /** Sum of reported, unconfirmed contributions. Absent in responses of older releases. */
  fundingReported?: number | undefined;
};

/**
 * Confirmed (`received`) and unconfirmed (`reported`) funding in dollars. `percent` is the share of `reported` in the
 * goal, in whole percent.
 */
export type ReportedFunding = { percent: number; received: number; reported: number; goal: number };

/**
 * Returns an activity's confirmed and unconfirmed funding. Returns null if nothing is unconfirmed or the activity has
 * no goal (rule: group-gifts).
 */
export function reportedFunding({
  fundingGoal,
  fundingReceived,
  fundingReported = 0,
}: Funding): ReportedFunding | null {
  if (fundingGoal === null || fundingGoal <= 0 || fundingReported <= 0) return null;
  const share = (dollars: number) =>
    Math.min(100, Math.floor((Math.round(dollars * 100) / Math.round(fundingGoal * 100)) * 100));
  return {
    percent: share(fundingReceived + fundingReported) - share(fundingReceived),
    received: fundingReceived,
    reported: fundingReported,
    goal: fundingGoal,
  };
}

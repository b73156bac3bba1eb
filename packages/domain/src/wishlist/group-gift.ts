import type { PaymentLinkView } from "../links/schema.ts";

type Activity = { isActivity: boolean; url: string | null; fundingGoal: number | null };

/** An activity with a shop's address and a goal: several chip in, and the family buys it (rule: group-gifts). */
export const isGroupGift = ({ isActivity, url, fundingGoal }: Activity): boolean =>
  isActivity && url !== null && fundingGoal !== null && fundingGoal > 0;

/** The ways to send money for an activity: everything that is neither education savings nor a list. */
export function waysToChipIn<Link extends Pick<PaymentLinkView, "type">>(
  links: readonly Link[],
): Link[] {
  return links.filter(({ type }) => type === "venmo" || type === "paypal" || type === "other");
}

/** What came in towards an activity's goal, in dollars. */
type Funding = {
  fundingGoal: number | null;
  fundingReceived: number;
  /** Told by supporters, and not confirmed by the parent yet; left out by an older release. */
  fundingReported?: number | undefined;
};

/** Dollars, and the share of the goal that is reported, in whole percent. */
export type ReportedFunding = { percent: number; received: number; reported: number; goal: number };

/**
 * How an activity stands where supporters told of money that is not confirmed yet: its share of the goal in whole percent,
 * beside what is confirmed, and both sums. Null without such money, or without a goal (rule: group-gifts).
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

import type { PaymentLinkView } from "../links/schema.ts";
import { type Currency, DEFAULT_CURRENCY, getCurrencyScale } from "../money/currency.ts";

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
 * Confirmed funding (`received`) and the sum of confirmed and unconfirmed funding (`total`), in dollars. `percent` is
 * the share of the unconfirmed part in the goal, in whole percent.
 */
export type ReportedFunding = { percent: number; received: number; total: number; goal: number };

const addDollars = (a: number, b: number) => (Math.round(a * 100) + Math.round(b * 100)) / 100;

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
    total: addDollars(fundingReceived, fundingReported),
    goal: fundingGoal,
  };
}

/** Amounts in US dollars that the form for a contribution suggests, in ascending order. */
const CHIP_IN_AMOUNTS = [10, 25, 50] as const;

/**
 * Returns the amounts that the form for a contribution suggests. Without an activity, or for an activity without a
 * goal, these are $10, $25 and $50. Otherwise none exceeds what confirmed and reported contributions leave open. If
 * that is less than $10, it is the only suggestion, and $10 if less than $1 is open. Other currencies can scale the
 * amounts (rule: group-gifts, currency).
 */
export function chipInSuggestions(
  activity: Funding | null,
  currency: Currency = DEFAULT_CURRENCY,
): readonly number[] {
  const scale = getCurrencyScale(currency);
  const usual = CHIP_IN_AMOUNTS.map((amount) => amount * scale);
  if (activity === null || activity.fundingGoal === null || activity.fundingGoal <= 0) return usual;
  const { fundingGoal, fundingReceived, fundingReported = 0 } = activity;
  const open = addDollars(fundingGoal, -addDollars(fundingReceived, fundingReported));
  const amounts = usual.filter((amount) => amount <= open);
  if (amounts.length > 0) return amounts;
  return open >= scale ? [open] : usual.slice(0, 1);
}

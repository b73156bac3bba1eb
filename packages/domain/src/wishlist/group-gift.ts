import type { PaymentLinkView } from "../links/schema.ts";
import { type Currency, DEFAULT_CURRENCY, getCurrencyScale } from "../money/currency.ts";

type Activity = { isActivity: boolean; url: string | null; fundingGoal: number | null };

/**
 * Returns whether an activity is a group gift, which has a URL and a funding goal. Several people contribute, and the
 * family buys the product (rule: group-gifts).
 */
export const isGroupGift = ({ isActivity, url, fundingGoal }: Activity): boolean =>
  isActivity && url !== null && fundingGoal !== null && fundingGoal > 0;

/**
 * Returns the payment links with which supporters can pay for an activity. Includes the types `venmo`, `paypal` and
 * `other`.
 */
export function listChipInLinks<Link extends Pick<PaymentLinkView, "type">>(
  links: readonly Link[],
): Link[] {
  return links.filter(({ type }) => type === "venmo" || type === "paypal" || type === "other");
}

type Funding = {
  fundingGoal: number | null;
  fundingReceived: number;
  /** Sum of reported, unconfirmed contributions. Older API releases omit this field. */
  fundingReported?: number | undefined;
};

/**
 * Funding of an activity in dollars. `received` is confirmed, and `total` includes unconfirmed contributions. `percent`
 * is the unconfirmed part of the goal, in whole percent.
 */
export type ReportedFunding = { percent: number; received: number; total: number; goal: number };

const addDollars = (a: number, b: number) => (Math.round(a * 100) + Math.round(b * 100)) / 100;

/** Returns the share of `goal` that `dollars` cover, in whole percent (0 to 100), rounded down. `goal` is above 0. */
export const getFundedPercent = (goal: number, dollars: number): number =>
  Math.min(100, Math.floor((Math.round(dollars * 100) / Math.round(goal * 100)) * 100));

/**
 * Returns an activity's confirmed and unconfirmed funding. Returns null if the activity has no unconfirmed
 * contributions or no goal (rule: group-gifts).
 */
export function getReportedFunding({
  fundingGoal,
  fundingReceived,
  fundingReported = 0,
}: Funding): ReportedFunding | null {
  if (fundingGoal === null || fundingGoal <= 0 || fundingReported <= 0) return null;
  return {
    percent:
      getFundedPercent(fundingGoal, fundingReceived + fundingReported) -
      getFundedPercent(fundingGoal, fundingReceived),
    received: fundingReceived,
    total: addDollars(fundingReceived, fundingReported),
    goal: fundingGoal,
  };
}

/** Amounts in US dollars that the contribution form suggests, in ascending order. */
const CHIP_IN_AMOUNTS = [10, 25, 50] as const;

/**
 * Returns the amounts that the contribution form suggests: $10, $25 and $50, scaled for other currencies. Omits amounts
 * above the sum that an activity still needs. A sum between $1 and $10 is the only suggestion. For a sum below $1, the
 * only suggestion is $10 (rule: group-gifts).
 */
export function listChipInAmounts(
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

import { hasTrialEnded, type PremiumFacts, type SubscriptionPlan } from "./premium.ts";

/** IDs of the prices in the catalog. The environment maps each ID to a Stripe price (rule: price-catalog). */
export const PRICE_IDS = ["premium-monthly", "offer-monthly", "offer-yearly"] as const;
export type PriceId = (typeof PRICE_IDS)[number];

export type Price = {
  id: PriceId;
  /** Price of one billing period, in cents. */
  cents: number;
  interval: "month" | "year";
  /** Whether the price is offered only after a trial has ended. */
  isOffer: boolean;
  /** Amount in cents that a yearly payment saves compared with twelve monthly payments. 0 for a monthly price. */
  savesCents: number;
  name: string;
  text: string;
};

/** Catalog of prices by ID (rule: price-catalog). */
export const PRICES: Readonly<Record<PriceId, Price>> = {
  "premium-monthly": {
    id: "premium-monthly",
    cents: 1_200,
    interval: "month",
    isOffer: false,
    savesCents: 0,
    name: "Premium",
    text: "$12 per month",
  },
  "offer-monthly": {
    id: "offer-monthly",
    cents: 500,
    interval: "month",
    isOffer: true,
    savesCents: 0,
    name: "Monthly",
    text: "$5/month",
  },
  "offer-yearly": {
    id: "offer-yearly",
    cents: 5_000,
    interval: "year",
    isOffer: true,
    savesCents: 1_000,
    name: "Annual",
    text: "$50/year (save $10)",
  },
};

/** Returns whether `value` is the ID of a price in the catalog (rule: price-catalog). */
export function isPriceId(value: string): value is PriceId {
  return PRICE_IDS.some((id) => id === value);
}

/**
 * Returns whether an account can buy a price at `now`. With an active or past-due subscription, the owner must use the
 * billing portal instead. A price with `isOffer` requires an ended trial (rule: price-catalog).
 */
export function canBuyPrice(
  facts: Pick<PremiumFacts, "subscriptionStatus" | "trialEndsAt">,
  priceId: string,
  now: Date,
): boolean {
  if (!isPriceId(priceId)) return false;
  if (facts.subscriptionStatus === "active" || facts.subscriptionStatus === "past_due")
    return false;
  return !PRICES[priceId].isOffer || hasTrialEnded(facts, now);
}

/**
 * Returns the prices that an account can buy at `now`, in display order. Available prices with `isOffer` replace the
 * list price (rule: price-catalog).
 */
export function listAvailablePrices(
  facts: Pick<PremiumFacts, "subscriptionStatus" | "trialEndsAt">,
  now: Date,
): Price[] {
  const buyable = PRICE_IDS.filter((id) => canBuyPrice(facts, id, now)).map((id) => PRICES[id]);
  const offers = buyable.filter((price) => price.isOffer);
  return offers.length > 0 ? offers : buyable;
}

export type Plan = {
  id: SubscriptionPlan;
  name: string;
  /** Text in large type on the plan's card, such as the price. */
  priceText: string;
  /** Text beside `priceText`, such as "per month". */
  periodText: string;
  features: readonly string[];
};

/** Plan cards of the pricing page, in display order (rule: pricing-page). */
export const PLANS: readonly [free: Plan, premium: Plan, enterprise: Plan] = [
  {
    id: "free",
    name: "Free",
    priceText: "$0",
    periodText: "forever",
    features: [
      "1 child",
      "1 investment link plus 3 wishlists",
      "Basic analytics (page views and clicks)",
      "Share anywhere",
    ],
  },
  {
    id: "premium",
    name: "Premium",
    priceText: "$12",
    periodText: "per month",
    features: [
      "Unlimited links and kids",
      "Advanced click analytics",
      "Custom themes and colors",
      "Removal of branding",
      "Priority support",
    ],
  },
  {
    id: "enterprise",
    name: "Enterprise",
    priceText: "Custom",
    periodText: "pricing",
    features: [
      "Custom domain",
      "White-labeling",
      "API access",
      "Multiple family pages",
      "Dedicated support",
    ],
  },
];

/** Maximum number of links per kid on the Free plan (rule: free-limits). */
export const FREE_LINK_LIMIT = 4;

/** Maximum number of kids per account on the Free plan (rule: free-limits). */
export const FREE_KID_LIMIT = 4;

/**
 * Returns whether a kid with `used` links can have another link. Links above the limit remain visible and editable
 * (rule: free-limits).
 */
export function canAddLink(used: number, isPremium: boolean): boolean {
  return isPremium || used < FREE_LINK_LIMIT;
}

/**
 * Returns whether an account with `kidCount` kids can have another kid. Kids above the limit remain visible and
 * editable (rule: free-limits).
 */
export function canAddKid(kidCount: number, isPremium: boolean): boolean {
  return isPremium || kidCount < FREE_KID_LIMIT;
}

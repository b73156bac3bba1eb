import { hasTrialEnded, type PremiumFacts, type SubscriptionPlan } from "./premium.ts";

/** Our own ids of the prices; the environment says which Stripe price each one is (rule: price-catalogue). */
export const PRICE_IDS = ["premium-monthly", "offer-monthly", "offer-yearly"] as const;
export type PriceId = (typeof PRICE_IDS)[number];

export type Price = {
  id: PriceId;
  /** The cost of one period, in cents. */
  cents: number;
  interval: "month" | "year";
  /** True for the offer after a trial. */
  isOffer: boolean;
  /** What a year costs less than twelve months, in cents. */
  savesCents: number;
  name: string;
  /** The price as pages show it. */
  text: string;
};

/** Every price there is (rule: price-catalogue). */
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

/** True for an id of the catalogue. Any other id from a client is refused (rule: price-catalogue). */
export function isPriceId(value: string): value is PriceId {
  return PRICE_IDS.some((id) => id === value);
}

/**
 * Whether this account may buy this price now (rule: price-catalogue). The list price, unless a subscription is active or
 * past due: that one is changed in the billing portal. The offer, only once the trial has ended.
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

/** The prices this account may buy now, in the order to show. The offer replaces the list price (rule: price-catalogue). */
export function pricesFor(
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
  /** The large figure on the plan's card. */
  priceText: string;
  /** The words beside the figure. */
  periodText: string;
  features: readonly string[];
};

/** The three plan cards of the pricing page (rule: pricing-page). */
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

/** Links per kid on the Free plan (rule: free-limits). */
export const FREE_LINK_LIMIT = 4;

/** Kids per account on the Free plan (rule: free-limits). */
export const FREE_KID_LIMIT = 4;

/** How many of a kid's links count against the limit. Plain wishes don't (rule: free-limits). */
export function linksUsed(counts: {
  paymentLinks: number;
  registryLinks: number;
  activities: number;
}): number {
  return counts.paymentLinks + counts.registryLinks + counts.activities;
}

/** Most links a kid may have; null for no limit (rule: free-limits). */
export function linkLimit(isPremium: boolean): number | null {
  return isPremium ? null : FREE_LINK_LIMIT;
}

/** Most kids an account may have; null for no limit (rule: free-limits). */
export function kidLimit(isPremium: boolean): number | null {
  return isPremium ? null : FREE_KID_LIMIT;
}

const hasRoom = (used: number, limit: number | null) => limit === null || used < limit;

/** Whether one more link may be added to `used` ones. Only adding is ever refused (rule: free-limits). */
export function canAddLink(used: number, isPremium: boolean): boolean {
  return hasRoom(used, linkLimit(isPremium));
}

/** Whether one more kid may be added to `kidCount`. Only adding is ever refused (rule: free-limits). */
export function canAddKid(kidCount: number, isPremium: boolean): boolean {
  return hasRoom(kidCount, kidLimit(isPremium));
}

import { hasTrialEnded, type PremiumFacts, type SubscriptionPlan } from "./premium.ts";

/** The catalogue's own ids; which Stripe price each one is, is configuration (decision D1). */
export const PRICE_IDS = ["premium-monthly", "offer-monthly", "offer-yearly"] as const;
export type PriceId = (typeof PRICE_IDS)[number];

export type Price = {
  id: PriceId;
  /** What one period costs, in cents. */
  cents: number;
  interval: "month" | "year";
  /** True for the trial-end offer. */
  isOffer: boolean;
  /** Saved a year against paying by month, in cents. */
  savesCents: number;
  name: string;
  /** The price as the pages show it. */
  text: string;
};

/** Every price there is (spec section 9, decision D1). */
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

/** True for an id of the catalogue; anything else from a client is refused (decision D1). */
export function isPriceId(value: string): value is PriceId {
  return PRICE_IDS.some((id) => id === value);
}

/**
 * Whether this account may buy this price now (decision D1): the list price unless a subscription runs
 * already (an active or past-due one is changed in the billing portal, not bought twice), the offer
 * only once its trial has ended.
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

/** What this account may buy now, in the order to show (decision D1): the offer replaces the list price. */
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
  /** The words beside it. */
  periodText: string;
  features: readonly string[];
};

/** The three plan cards of the pricing page (spec sections 1, 6 and 9). */
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

/** Links per child on the Free plan (decision D2). */
export const FREE_LINK_LIMIT = 4;

/** Children per account on the Free plan (decision D2). */
export const FREE_KID_LIMIT = 4;

/** What the API says with code PLAN_LIMIT when a link is refused (decision D2). */
export const LINK_LIMIT_REACHED = `The Free plan holds ${FREE_LINK_LIMIT} links for each child. Remove one, or upgrade to Premium for unlimited links.`;

/** What the API says with code PLAN_LIMIT when a child is refused (decision D2). */
export const KID_LIMIT_REACHED = `The Free plan holds ${FREE_KID_LIMIT} children. Upgrade to Premium to add more.`;

/** The links of one child that count against the limit: plain wishlist items don't (spec section 9, decision D2). */
export function linksUsed(counts: {
  paymentLinks: number;
  registryLinks: number;
  activities: number;
}): number {
  return counts.paymentLinks + counts.registryLinks + counts.activities;
}

/** Most links a child may have; null means no limit (decision D2). */
export function linkLimit(isPremium: boolean): number | null {
  return isPremium ? null : FREE_LINK_LIMIT;
}

/** Most children an account may have; null means no limit (decision D2). */
export function kidLimit(isPremium: boolean): number | null {
  return isPremium ? null : FREE_KID_LIMIT;
}

const hasRoom = (used: number, limit: number | null) => limit === null || used < limit;

/** Whether one more link may be added beside `used` ones. Only adding is ever refused (decision D2). */
export function canAddLink(used: number, isPremium: boolean): boolean {
  return hasRoom(used, linkLimit(isPremium));
}

/** Whether one more child may be added beside `kidCount`. Only adding is ever refused (decision D2). */
export function canAddKid(kidCount: number, isPremium: boolean): boolean {
  return hasRoom(kidCount, kidLimit(isPremium));
}

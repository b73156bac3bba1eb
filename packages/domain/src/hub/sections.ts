import { getLinkListName, LINK_KINDS, type LinkKind, type LinkListName } from "../links/kinds.ts";
import { findFirstLinkOfType, isEducationLinkType } from "../links/rules.ts";
import type { LinkViews, PaymentLinkView } from "../links/schema.ts";
import { PRIORITY_SLOTS } from "../priority-slots/slots.ts";
import { getFundedPercent } from "../wishlist/group-gift.ts";
import type { HubView } from "./schema.ts";

/** Maximum number of unpurchased wishes that the hub shows at first (rule: hub-wishlist). */
const HUB_WISHLIST_LIMIT = 6;

/** Fragment of a hub's URL that opens the sign-up for updates (rule: get-updates). */
export const SUBSCRIBE_FORM_ANCHOR = "get-updates";

type Funding = { fundingGoal: number | null; fundingReceived: number };

/**
 * Returns an activity's progress in whole percent (0 to 100), rounded down. Returns null if the activity has no goal
 * (rule: activities).
 */
export function getActivityProgress({ fundingGoal, fundingReceived }: Funding): number | null {
  if (fundingGoal === null || fundingGoal <= 0) return null;
  return getFundedPercent(fundingGoal, fundingReceived);
}

/**
 * Returns the amount in dollars that an activity still needs, 0 or more. Returns null if the activity has no goal
 * (rule: activities).
 */
export function getFundingNeeded({ fundingGoal, fundingReceived }: Funding): number | null {
  if (fundingGoal === null || fundingGoal <= 0) return null;
  return Math.max(0, Math.round((fundingGoal - fundingReceived) * 100) / 100);
}

export function listUnpurchasedWishes<T extends { isPurchased: boolean }>(
  items: readonly T[],
): T[] {
  return items.filter((item) => !item.isPurchased);
}

/**
 * Returns the first six unpurchased wishes, which a hub shows before a visitor selects "Show all" (rule: hub-wishlist).
 */
export function listVisibleWishes<T extends { isPurchased: boolean }>(items: readonly T[]): T[] {
  return listUnpurchasedWishes(items).slice(0, HUB_WISHLIST_LIMIT);
}

/**
 * Returns the link that the education nudge suggests. A 529 link precedes an ESA link, and a lower slot precedes a
 * higher slot. Returns null if there is no such link (rule: education-nudge).
 */
export const findEducationLink = (links: readonly PaymentLinkView[]): PaymentLinkView | null =>
  findFirstLinkOfType(links, "529") ?? findFirstLinkOfType(links, "esa") ?? null;

export type LinkWithKind = { [Kind in LinkKind]: { kind: Kind; link: LinkViews[Kind] } }[LinkKind];

/** Returns an entry's link if it is a 529 or ESA link, or else null. */
export const getEducationLink = (
  entry: LinkWithKind | { kind: "wishlistItem" },
): PaymentLinkView | null =>
  entry.kind === "paymentLink" && isEducationLinkType(entry.link.type) ? entry.link : null;

/** Returns the links of all kinds, sorted by kind and then in the parent's order. */
function listLinksWithKind(hub: Pick<HubView, LinkListName>): LinkWithKind[] {
  return LINK_KINDS.flatMap((kind) =>
    hub[getLinkListName(kind)].map((link) => ({ kind, link }) as LinkWithKind),
  );
}

/** Amount in dollars, either contributed to a link or still needed by an activity. */
export type FundingAmount = { kind: "contributed" | "needed"; dollars: number };

export type TopPriority = (LinkWithKind | { kind: "wishlistItem" }) & {
  id: string;
  slot: number;
  title: string;
  description: string | null;
  /** Amount on the priority's card. Null for a card without an amount. */
  funded: FundingAmount | null;
  /**
   * Progress of an activity in whole percent, 0 to 100. Null for a link, for an activity without a goal, and if gifts
   * to the kid are surprises.
   */
  progress: number | null;
};

function contributedBy(
  link: PaymentLinkView,
  sums: HubView["contributedByType"],
): FundingAmount | null {
  // ESA contributions have type `other` (rule: contribution-ledger).
  const dollars = sums[link.type === "529" ? "529" : "other"];
  return dollars > 0 ? { kind: "contributed", dollars } : null;
}

function neededFor(item: Funding): FundingAmount | null {
  const dollars = getFundingNeeded(item);
  return dollars === null ? null : { kind: "needed", dollars };
}

/**
 * Returns at most three unpurchased priorities, ordered by slot. A payment link has the sum of the contributions of its
 * type. An activity with a goal has the amount still needed, unless gifts are surprises (rule: top-priorities).
 */
export function listTopPriorities(
  hub: Pick<HubView, LinkListName | "contributedByType" | "keepsSurprises"> & {
    wishlist: readonly Omit<HubView["wishlist"][number], "isOnWall">[];
  },
): TopPriority[] {
  const links = listLinksWithKind(hub).map((entry) => ({
    ...entry,
    id: entry.link.id,
    slot: entry.link.isPriority ? entry.link.priorityOrder : null,
    title: entry.link.label,
    description: entry.link.description,
    funded: entry.kind === "paymentLink" ? contributedBy(entry.link, hub.contributedByType) : null,
    progress: null,
  }));
  const activities = listUnpurchasedWishes(hub.wishlist).map((item) => ({
    kind: "wishlistItem" as const,
    id: item.id,
    slot: item.isPriority ? item.priorityOrder : null,
    title: item.name,
    description: item.description,
    funded: hub.keepsSurprises ? null : neededFor(item),
    progress: hub.keepsSurprises ? null : getActivityProgress(item),
  }));
  return [...links, ...activities]
    .filter((card): card is typeof card & { slot: number } => card.slot !== null)
    .sort((a, b) => a.slot - b.slot)
    .slice(0, PRIORITY_SLOTS.length);
}

/**
 * Returns the links without a priority slot for the section "Other Ways to Help", sorted by kind and then in the
 * parent's order (rule: hub-blocks).
 */
export const listUnprioritizedLinks = (hub: Pick<HubView, LinkListName>): LinkWithKind[] =>
  listLinksWithKind(hub).filter(({ link }) => !link.isPriority);

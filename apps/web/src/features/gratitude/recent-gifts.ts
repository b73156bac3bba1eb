import {
  ANONYMOUS_NAME,
  type ContributionView,
  formatDollars,
  PARENT_NAME,
  type WishlistItemView,
} from "@giftling/domain";

/** One line of "who gave lately". */
export type RecentGift = {
  id: string;
  kind: "gift" | "money";
  giver: string;
  /** The gift's name, or the amount and what it went to. */
  what: string;
  /** True while the parent has not confirmed a reported contribution (decision D16). */
  isUnconfirmed: boolean;
  /** ISO 8601, UTC. */
  givenAt: string;
};

const MOST = 5;

function named(name: string | null, isAnonymous: boolean): string {
  return isAnonymous || name === null || name.trim() === "" ? ANONYMOUS_NAME : name;
}

/**
 * Who gave lately, newest first, at most five: gifts bought by others than the parent, and contributions
 * that were not dismissed (decisions D14 and D16).
 */
export function recentGifts(
  wishlist: readonly WishlistItemView[],
  contributions: readonly ContributionView[],
): RecentGift[] {
  const gifts = wishlist
    .filter((item) => item.isPurchased && (item.isAnonymous || item.purchasedBy !== PARENT_NAME))
    .map(
      (item): RecentGift => ({
        id: item.id,
        kind: "gift",
        giver: named(item.purchasedBy, item.isAnonymous),
        what: item.name,
        isUnconfirmed: false,
        givenAt: item.purchasedAt ?? item.createdAt,
      }),
    );
  const money = contributions
    .filter((contribution) => contribution.status !== "dismissed")
    .map(
      (contribution): RecentGift => ({
        id: contribution.id,
        kind: "money",
        giver: named(contribution.contributorName, contribution.isAnonymous),
        what: `${formatDollars(contribution.amount)} ${contribution.type === "529" ? "to the 529" : "contributed"}`,
        isUnconfirmed: contribution.status === "reported",
        givenAt: contribution.contributedAt,
      }),
    );
  return [...gifts, ...money]
    .sort((a, b) => Date.parse(b.givenAt) - Date.parse(a.givenAt))
    .slice(0, MOST);
}

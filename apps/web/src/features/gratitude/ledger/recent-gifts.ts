import {
  ANONYMOUS_NAME,
  type ContributionStatus,
  type ContributionView,
  formatDollars,
  type WishlistItemView,
} from "@giftling/domain";

/** One line of what was given. */
export type RecentGift = {
  id: string;
  kind: "gift" | "money";
  giver: string;
  /** False for who chose not to be named: there is no name to correct (rule: anonymous-givers). */
  isNamed: boolean;
  /** The gift's name, or the amount and what it went to. */
  what: string;
  /** Whether the parent has confirmed a contribution; null for gifts from the wishlist (rule: contribution-ledger). */
  status: ContributionStatus | null;
  /** ISO 8601, UTC. */
  givenAt: string;
};

function named(name: string | null, isAnonymous: boolean): string {
  return isAnonymous || name === null || name.trim() === "" ? ANONYMOUS_NAME : name;
}

/** Who gave lately: the newest that count, `most` of them. */
export const recentGifts = (gifts: readonly RecentGift[], most: number): RecentGift[] =>
  gifts.filter((gift) => gift.status !== "dismissed").slice(0, most);

/**
 * All that was given, newest first: gifts bought by others than the parent, and every contribution, the
 * dismissed ones too (rule: contribution-ledger).
 */
export function allGifts(
  wishlist: readonly WishlistItemView[],
  contributions: readonly ContributionView[],
): RecentGift[] {
  const gifts = wishlist
    .filter((item) => item.isPurchased && !item.isByParent)
    .map(
      (item): RecentGift => ({
        id: item.id,
        kind: "gift",
        giver: named(item.purchasedBy, item.isAnonymous),
        what: item.name,
        isNamed: !item.isAnonymous && item.purchasedBy !== null,
        status: null,
        givenAt: item.purchasedAt ?? item.createdAt,
      }),
    );
  const money = contributions.map(
    (contribution): RecentGift => ({
      id: contribution.id,
      kind: "money",
      giver: named(contribution.contributorName, contribution.isAnonymous),
      what: `${formatDollars(contribution.amount)} ${contribution.type === "529" ? "to the 529" : "contributed"}`,
      isNamed: !contribution.isAnonymous && contribution.contributorName !== null,
      status: contribution.status,
      givenAt: contribution.contributedAt,
    }),
  );
  return [...gifts, ...money].sort((a, b) => Date.parse(b.givenAt) - Date.parse(a.givenAt));
}

/** A gift as the wall names it: a purchase goes by its item's id (rule: wall-corrections). */
export const wallEntryOf = (gift: RecentGift) => ({
  kind: gift.kind === "gift" ? ("purchase" as const) : ("contribution" as const),
  id: gift.id,
});

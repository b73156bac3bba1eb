import {
  ANONYMOUS_NAME,
  type ContributionStatus,
  type ContributionView,
  formatDollars,
  type ParentsWishlistItem,
} from "@giftling/domain";
import * as ledgerWords from "@giftling/messages/gifts/ledger";
import { formatGiverName } from "@giftling/messages/hub/wall";

/** Entry of the ledger. */
export type RecentGift = {
  id: string;
  kind: "gift" | "money";
  giver: string;
  /** Whether the giver has a name. An anonymous giver has no name to correct (rule: anonymous-givers). */
  isNamed: boolean;
  /** Name of the gift, or the amount and purpose of a contribution. */
  what: string;
  /** Confirmation state of a contribution; null for gifts from the wishlist (rule: contribution-ledger). */
  status: ContributionStatus | null;
  /** Time of the gift, as ISO 8601 in UTC. */
  givenAt: string;
  /** Private message to the family; null for none (rule: gift-words). */
  message: string | null;
};

function named(name: string | null, isAnonymous: boolean): string {
  return isAnonymous || name === null || name.trim() === ""
    ? formatGiverName(ANONYMOUS_NAME)
    : name;
}

const moneyWords = ({ amount, type }: Pick<ContributionView, "amount" | "type">): string =>
  type === "529"
    ? ledgerWords.contributedTo529Label(formatDollars(amount))
    : ledgerWords.contributedAmountLabel(formatDollars(amount));

/** Returns the `most` newest gifts, without dismissed contributions. */
export const listRecentGifts = (gifts: readonly RecentGift[], most: number): RecentGift[] =>
  gifts.filter((gift) => gift.status !== "dismissed").slice(0, most);

/**
 * Returns all gifts, newest first: the purchases that others recorded, and all contributions. Dismissed contributions are
 * included (rule: contribution-ledger).
 */
export function listGifts(
  wishlist: readonly ParentsWishlistItem[],
  contributions: readonly ContributionView[],
): RecentGift[] {
  const gifts = wishlist.flatMap((item) =>
    item.gifts
      .filter((gift) => !gift.isByParent)
      .map(
        (gift): RecentGift => ({
          id: gift.id,
          kind: "gift",
          giver: named(gift.giverName, gift.isAnonymous),
          what: item.name,
          isNamed: !gift.isAnonymous && gift.giverName !== null,
          status: null,
          givenAt: gift.givenAt,
          message: gift.message,
        }),
      ),
  );
  const money = contributions.map(
    (contribution): RecentGift => ({
      id: contribution.id,
      kind: "money",
      giver: named(contribution.contributorName, contribution.isAnonymous),
      what: moneyWords(contribution),
      isNamed: !contribution.isAnonymous && contribution.contributorName !== null,
      status: contribution.status,
      givenAt: contribution.contributedAt,
      message: contribution.message,
    }),
  );
  return [...gifts, ...money].sort((a, b) => Date.parse(b.givenAt) - Date.parse(a.givenAt));
}

/** Returns the kind and id of a gift's wall entry (rule: wall-corrections). */
export const toWallEntryKey = (gift: RecentGift) => ({
  kind: gift.kind === "gift" ? ("purchase" as const) : ("contribution" as const),
  id: gift.id,
});

import {
  ANONYMOUS_GIVER_NAME,
  type ContributionStatus,
  type ContributionView,
  type Currency,
  type UnversionedWishlistItemView,
} from "@giftling/domain";
import * as ledgerWords from "@giftling/messages/gifts/ledger";
import { formatGiverName } from "@giftling/messages/hub/wall";
import { formatMoney } from "@giftling/messages/money";

/** Purchase, off-list gift or contribution as an entry of the ledger. */
export type RecentGift = {
  id: string;
  kind: "gift" | "money";
  /** Whether the gift is an off-list gift (rule: other-gifts). */
  isOffList: boolean;
  giver: string;
  /** Whether a parent can correct the giver's name. False for an anonymous gift (rule: anonymous-givers). */
  isNamed: boolean;
  /** Name of the gift, or the amount and purpose of a contribution. */
  what: string;
  /** Status of a contribution. Null for any other gift (rule: contribution-ledger). */
  status: ContributionStatus | null;
  /** Whether the giver has requested the withdrawal of the contribution (rule: confirmed-withdrawal). */
  isAskedBack: boolean;
  /**
   * Time at which a parent recorded that the gift arrived. Null before the arrival, and for a contribution
   * (rule: received).
   */
  receivedAt: string | null;
  /** Time of the gift, as ISO 8601 in UTC. */
  givenAt: string;
  /** Private message from the giver to the family. Null for a gift without a message (rule: gift-words). */
  message: string | null;
};

function named(name: string | null, isAnonymous: boolean): string {
  return isAnonymous || name === null || name.trim() === ""
    ? formatGiverName(ANONYMOUS_GIVER_NAME)
    : name;
}

/** Returns whether a contribution has an open withdrawal request (rule: confirmed-withdrawal). */
export const hasWithdrawalRequest = ({ status, withdrawal }: ContributionView): boolean =>
  withdrawal === "requested" && status !== "dismissed";

/** Returns the first `most` gifts after removing dismissed contributions. `gifts` is sorted newest first. */
export const listRecentGifts = (gifts: readonly RecentGift[], most: number): RecentGift[] =>
  gifts.filter((gift) => gift.status !== "dismissed").slice(0, most);

/**
 * Returns the entries of the ledger, newest first. Includes dismissed contributions. Omits purchases that a parent
 * recorded (rule: contribution-ledger).
 */
export function listLedgerGifts(
  wishlist: readonly UnversionedWishlistItemView[],
  contributions: readonly ContributionView[],
  currency?: Currency,
): RecentGift[] {
  const gifts = wishlist.flatMap((item) =>
    item.gifts
      .filter((gift) => !gift.isByParent)
      .map(
        (gift): RecentGift => ({
          id: gift.id,
          kind: "gift",
          isOffList: item.isOffList,
          giver: named(gift.giverName, gift.isAnonymous),
          what: item.name,
          isNamed: !gift.isAnonymous && gift.giverName !== null,
          status: null,
          isAskedBack: false,
          receivedAt: gift.receivedAt,
          givenAt: gift.givenAt,
          message: gift.message,
        }),
      ),
  );
  const money = contributions.map((contribution): RecentGift => {
    const amount = formatMoney(contribution.amount, currency);
    return {
      id: contribution.id,
      kind: "money",
      isOffList: false,
      giver: named(contribution.contributorName, contribution.isAnonymous),
      what:
        contribution.type === "529"
          ? ledgerWords.contributedTo529Label(amount)
          : ledgerWords.contributedAmountLabel(amount),
      isNamed: !contribution.isAnonymous && contribution.contributorName !== null,
      status: contribution.status,
      isAskedBack: hasWithdrawalRequest(contribution),
      receivedAt: null,
      givenAt: contribution.contributedAt,
      message: contribution.message,
    };
  });
  return [...gifts, ...money].sort((a, b) => Date.parse(b.givenAt) - Date.parse(a.givenAt));
}

export const getWallEntryKey = (gift: RecentGift) => ({
  kind: gift.kind === "gift" ? ("purchase" as const) : ("contribution" as const),
  id: gift.id,
});

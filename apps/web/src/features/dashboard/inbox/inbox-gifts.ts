import type {
  ContributionView,
  Currency,
  ParentWallEntryView,
  SentThankYouView,
} from "@giftling/domain";
import { formatMoney } from "@giftling/messages/money";
import { getGiftTypeLabel } from "@giftling/messages/thank-yous/queue";
import { hasWithdrawalRequest } from "../../gifts/ledger/recent-gifts.ts";
import { type GiftStage, getGiftStage, isThankYouUnwritten } from "../../gifts/life/gift-stage.ts";
import {
  formatThankYouGift,
  isContributionUndecided,
  type PendingActionCounts,
} from "../../thank-yous/queue/thank-you-text.ts";

/** Gift that needs a parent's action. At least one of `thankYou`, `contribution` and `pendingEntry` is set. */
export type InboxGift = {
  /** ID of the purchase or contribution. */
  id: string;
  kidId: string;
  /** Giver's name. Null for an anonymous giver. */
  giver: string | null;
  /** Time of the gift, as ISO 8601 in UTC. */
  givenAt: string;
  /** Thank-you that is unwritten, or whose mail is not delivered yet. */
  thankYou: SentThankYouView | null;
  /** Unconfirmed contribution, or contribution with a withdrawal request. */
  contribution: ContributionView | null;
  /** Wall entry whose name or gift is pending approval. */
  pendingEntry: ParentWallEntryView | null;
  /** Whether the gift is an off-list gift (rule: other-gifts). */
  isOffList: boolean;
};

export type InboxGiftAction = "answer-withdrawal" | "approve-name" | "confirm" | "thank";

/** One giver's gifts that need a parent's action. Each anonymous gift has its own card (rule: today-inbox). */
export type InboxGiverGroup = { key: string; giver: string | null; gifts: InboxGift[] };

/** Lists of one kid, from which the inbox is built. */
export type KidInboxLists = {
  kidId: string;
  thankYous: readonly SentThankYouView[];
  contributions: readonly ContributionView[];
  wall: readonly ParentWallEntryView[];
  offListIds: ReadonlySet<string>;
};

/** Formats a gift, such as "Wooden train" or "$30 · 529 gift". */
export function formatInboxGift(
  { thankYou, contribution, pendingEntry }: InboxGift,
  currency?: Currency,
): string {
  if (thankYou !== null) return formatThankYouGift(thankYou, currency);
  if (contribution !== null) return formatMoney(contribution.amount, currency);
  return pendingEntry?.giftLabel ?? getGiftTypeLabel("contribution");
}

/** Returns the next step that a gift needs from a parent, or null if only a delivery is pending. */
export function getNextInboxGiftAction({
  contribution,
  pendingEntry,
  thankYou,
}: InboxGift): InboxGiftAction | null {
  if (contribution !== null && hasWithdrawalRequest(contribution)) return "answer-withdrawal";
  if (pendingEntry !== null) return "approve-name";
  if (contribution !== null) return "confirm";
  return thankYou !== null && isThankYouUnwritten(thankYou) ? "thank" : null;
}

/** Returns the stage of a gift, or null while a withdrawal request, an approval or a delivery is pending. */
export function getInboxGiftStage(gift: InboxGift): GiftStage | null {
  const { contribution, thankYou } = gift;
  const step = getNextInboxGiftAction(gift);
  if (step !== "confirm" && (step !== "thank" || thankYou?.status === "failed")) return null;
  return getGiftStage({
    isMoney: thankYou === null || thankYou.contributionId !== null,
    isReported: contribution?.status === "reported",
    receivedAt: thankYou?.receivedAt,
    isThanked: false,
  });
}

/** Returns a kid's gifts that need a parent's action or have an undelivered thank-you. */
export function listInboxGifts({
  kidId,
  thankYous,
  contributions,
  wall,
  offListIds,
}: KidInboxLists) {
  const gifts = new Map<string, InboxGift>();
  const add = (id: string, found: Partial<InboxGift> & Pick<InboxGift, "giver" | "givenAt">) => {
    const empty = { id, kidId, thankYou: null, contribution: null, pendingEntry: null };
    gifts.set(id, { ...empty, isOffList: offListIds.has(id), ...gifts.get(id), ...found });
  };
  // Omits a dismissed contribution immediately, although the server has not yet removed its thank-you.
  const dismissed = contributions
    .filter(({ status }) => status === "dismissed")
    .map(({ id }) => id);
  for (const thankYou of thankYous) {
    if (dismissed.includes(thankYou.contributionId ?? "")) continue;
    const { contributorName: giver, contributionDate: givenAt } = thankYou;
    add(thankYou.giftId ?? thankYou.contributionId ?? thankYou.id, { giver, givenAt, thankYou });
  }
  for (const contribution of contributions.filter(isContributionUndecided)) {
    const { id, contributorName: giver, contributedAt: givenAt } = contribution;
    add(id, { giver, givenAt, contribution });
  }
  for (const pendingEntry of wall.filter((entry) => entry.awaitsApproval)) {
    const { id, giverName: giver, givenAt } = pendingEntry;
    add(id, { giver, givenAt, pendingEntry });
  }
  return [...gifts.values()];
}

const byDate = (a: InboxGift, b: InboxGift) =>
  a.givenAt.localeCompare(b.givenAt) || a.id.localeCompare(b.id);

/** Returns whether a card contains the gift with the given ID, or the gift of the thank-you with the given ID. */
export const hasInboxGift = ({ gifts }: InboxGiverGroup, id: string): boolean =>
  gifts.some((gift) => gift.id === id || gift.thankYou?.id === id);

/** Groups gifts into cards by the giver's name, oldest first. Cards without a next step are last. */
export function groupInboxGiftsByGiver(gifts: readonly InboxGift[]): InboxGiverGroup[] {
  const cards = new Map<string, InboxGiverGroup>();
  for (const gift of gifts.toSorted(byDate)) {
    const { giver, id } = gift;
    const key = giver === null ? id : giver.trim().toLocaleLowerCase();
    const card = cards.get(key) ?? { key, giver, gifts: [] };
    card.gifts.push(gift);
    cards.set(key, card);
  }
  const isDone = (card: InboxGiverGroup) =>
    card.gifts.every((gift) => getNextInboxGiftAction(gift) === null);
  return [...cards.values()].sort((a, b) => Number(isDone(a)) - Number(isDone(b)));
}

/** Returns the number of gifts without a thank-you and the number of gifts to confirm. */
export function countPendingGifts(
  cards: readonly InboxGiverGroup[],
): Omit<PendingActionCounts, "toReview"> {
  const gifts = cards.flatMap((card) => card.gifts);
  return {
    toThank: gifts.filter(({ thankYou }) => thankYou !== null && isThankYouUnwritten(thankYou))
      .length,
    toConfirm: gifts.filter(({ contribution }) => contribution !== null).length,
  };
}

import type { ContributionView, ParentWallEntryView, SentThankYouView } from "@giftling/domain";
import { asksToTakeBack } from "../../gifts/ledger/recent-gifts.ts";
import {
  isToDecide,
  isUnwritten,
  type PendingItemCounts,
} from "../../thank-yous/queue/thank-you-text.ts";

/** Gift in the inbox, with what waits for a parent. At least one of its nullable fields is set. */
export type InboxGift = {
  /** Id of the purchase or contribution. */
  id: string;
  kidId: string;
  /** Name of the giver. Null for an anonymous giver. */
  giver: string | null;
  /** Time of the gift, as ISO 8601 in UTC. */
  givenAt: string;
  /** Thank-you to write, or whose mail is on its way. */
  thankYou: SentThankYouView | null;
  /** Contribution to confirm, or whose giver asks to take it back. */
  contribution: ContributionView | null;
  /** Wall entry whose name or gift is pending approval. */
  pendingEntry: ParentWallEntryView | null;
  /** Whether the gift wasn't on the list (rule: other-gifts). */
  isOffList: boolean;
};

/** Next action of a parent on a gift. */
export type InboxStep = "answer-withdrawal" | "approve-name" | "confirm" | "thank";

/** All gifts of one giver that wait for a parent. An anonymous gift is alone (rule: today-inbox). */
export type InboxCard = { key: string; giver: string | null; gifts: InboxGift[] };

/** Lists of one kid from which the inbox is built. */
export type KidLists = {
  kidId: string;
  thankYous: readonly SentThankYouView[];
  contributions: readonly ContributionView[];
  wall: readonly ParentWallEntryView[];
  /** Ids of the purchases that weren't on the list. */
  offListIds: ReadonlySet<string>;
};

/** Returns the next step of a gift. Returns null while its thank-you is on its way. */
export function getNextStep({ contribution, pendingEntry, thankYou }: InboxGift): InboxStep | null {
  if (contribution !== null && asksToTakeBack(contribution)) return "answer-withdrawal";
  if (pendingEntry !== null) return "approve-name";
  if (contribution !== null) return "confirm";
  return thankYou !== null && isUnwritten(thankYou) ? "thank" : null;
}

/** Returns a kid's gifts that wait for a parent, or whose thank-you is on its way. */
export function listInboxGifts({ kidId, thankYous, contributions, wall, offListIds }: KidLists) {
  const gifts = new Map<string, InboxGift>();
  const add = (id: string, found: Partial<InboxGift> & Pick<InboxGift, "giver" | "givenAt">) => {
    const empty = { id, kidId, thankYou: null, contribution: null, pendingEntry: null };
    gifts.set(id, { ...empty, isOffList: offListIds.has(id), ...gifts.get(id), ...found });
  };
  // A dismissed contribution leaves at once, before the server removes its thank-you.
  const dismissed = contributions
    .filter(({ status }) => status === "dismissed")
    .map(({ id }) => id);
  for (const thankYou of thankYous) {
    if (dismissed.includes(thankYou.contributionId ?? "")) continue;
    const { contributorName: giver, contributionDate: givenAt } = thankYou;
    add(thankYou.giftId ?? thankYou.contributionId ?? thankYou.id, { giver, givenAt, thankYou });
  }
  for (const contribution of contributions.filter(isToDecide)) {
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

/**
 * Groups gifts by their givers' names, ignoring case. Gifts and cards are sorted by date, oldest first. Cards without a
 * next step are last.
 */
export function groupByGiver(gifts: readonly InboxGift[]): InboxCard[] {
  const cards = new Map<string, InboxCard>();
  for (const gift of gifts.toSorted(byDate)) {
    const { giver, id } = gift;
    const key = giver === null ? id : giver.trim().toLocaleLowerCase();
    const card = cards.get(key) ?? { key, giver, gifts: [] };
    card.gifts.push(gift);
    cards.set(key, card);
  }
  const isDone = (card: InboxCard) => card.gifts.every((gift) => getNextStep(gift) === null);
  return [...cards.values()].sort((a, b) => Number(isDone(a)) - Number(isDone(b)));
}

/** Returns the numbers of gifts to thank for and to confirm. */
export function countPendingGifts(
  cards: readonly InboxCard[],
): Omit<PendingItemCounts, "toReview"> {
  const gifts = cards.flatMap((card) => card.gifts);
  return {
    toThank: gifts.filter(({ thankYou }) => thankYou !== null && isUnwritten(thankYou)).length,
    toConfirm: gifts.filter(({ contribution }) => contribution !== null).length,
  };
}

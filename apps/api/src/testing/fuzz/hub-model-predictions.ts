import {
  type ContributionModel,
  type GiftModel,
  shownWishesSchema,
  type WishModel,
} from "./hub-model-types.ts";

const describeState = (giver: string | null, isHeld: boolean, isReceived: boolean) =>
  `${giver ?? (isHeld ? "held" : "free")}${isReceived ? ", there" : ""}`;

/** Returns the ID and the state of each wish in a response, sorted. */
export const describeShownWishes = (items: unknown): string[] =>
  shownWishesSchema
    .parse(items)
    .map(({ id, purchasedBy, held, gifts }) => {
      const isReceived = gifts.some(({ receivedAt }) => receivedAt);
      return `${id} ${describeState(purchasedBy, held > 0, isReceived)}`;
    })
    .sort();

/** Returns the value of `describeShownWishes` for a correct response. Omits deleted wishes. */
export const predictWishes = (wishes: readonly WishModel[]): string[] =>
  wishes
    .filter(({ isDeleted }) => !isDeleted)
    .map(
      ({ id, gift, hold }) =>
        `${id} ${describeState(gift?.giver ?? null, hold !== null, gift?.isThere ?? false)}`,
    )
    .sort();

/** Returns the givers of the thank-yous in a state, sorted. Dismissed contributions have no pending thank-you. */
export function predictGivers(
  gifts: readonly GiftModel[],
  contributions: readonly ContributionModel[],
  thanks: GiftModel["thanks"],
): string[] {
  const dismissed = new Set(
    contributions.filter(({ status }) => status === "dismissed").map(({ gift }) => gift),
  );
  return gifts
    .filter((gift) => gift.thanks === thanks && !(thanks === "waits" && dismissed.has(gift)))
    .map(({ giver }) => giver)
    .sort();
}

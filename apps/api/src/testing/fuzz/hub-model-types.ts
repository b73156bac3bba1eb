import { z } from "zod";

export type WishModel = {
  id: string;
  isDeleted: boolean;
  gift: GiftModel | null;
  /** Gift access token of the hold. Null when no hold is active. */
  hold: string | null;
  /** Whether the hold was extended. A hold can be extended once. */
  isLonger: boolean;
  /** Gift access token of the purchase. Null when no visitor purchased the wish. */
  pass: string | null;
  tokens: string[];
};
export type GiftModel = {
  giver: string;
  /** State of the gift's thank-you. Null if the gift has no thank-you. */
  thanks: "waits" | "sent" | null;
  /** Whether a parent recorded that the gift was received. */
  isThere: boolean;
};
export type ContributionModel = { id: string; amount: number; status: string; gift: GiftModel };

/** Schema of a list of wishes, with only the fields that the test compares. */
export const shownWishesSchema = z.array(
  z.looseObject({
    id: z.string(),
    purchasedBy: z.string().nullable(),
    held: z.int(),
    gifts: z.array(z.looseObject({ id: z.string(), receivedAt: z.string().nullable() })),
  }),
);

/** Returns the element at the index modulo the length. Returns null for an empty list. */
export const pickElement = <Thing>(things: readonly Thing[], at: number): Thing | null =>
  things[at % Math.max(things.length, 1)] ?? null;

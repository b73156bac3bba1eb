import { z } from "zod";

/** A wish of the model. */
export type WishModel = {
  id: string;
  isDeleted: boolean;
  gift: GiftModel | null;
  /** Gift access token of the hold. Null when the wish is not on hold. */
  hold: string | null;
  /** True when the hold was extended. A hold can be extended once. */
  isLonger: boolean;
  /** Gift access token of the buyer. Null when no visitor purchased the wish. */
  pass: string | null;
  tokens: string[];
};
/** A gift of the model. */
export type GiftModel = {
  giver: string;
  /** State of the gift's thank-you. Null without one, as for a parent's own mark. */
  thanks: "waits" | "sent" | null;
  /** True when the parent marked the gift as arrived. */
  isThere: boolean;
};
/** A contribution of the model. */
export type ContributionModel = { id: string; amount: number; status: string; gift: GiftModel };

/** Schema of a list of wishes, with the fields that are compared. */
export const shownWishesSchema = z.array(
  z.looseObject({
    id: z.string(),
    purchasedBy: z.string().nullable(),
    held: z.int(),
    gifts: z.array(z.looseObject({ id: z.string(), receivedAt: z.string().nullable() })),
  }),
);

/** Returns the element at an index, which wraps around. Returns null for an empty list. */
export const pickElement = <Thing>(things: readonly Thing[], at: number): Thing | null =>
  things[at % Math.max(things.length, 1)] ?? null;

import { z } from "zod";

/** A wish of the model. */
export type Wish = {
  id: string;
  isDeleted: boolean;
  gift: Gift | null;
  /** Gift access token of the holder. */
  hold: string | null;
  /** True when the hold was extended. A hold can be extended once. */
  isLonger: boolean;
  /** Gift access token of the buyer. Null for a parent's own mark. */
  pass: string | null;
  tokens: string[];
};
/** A gift of the model. */
export type Gift = {
  giver: string;
  /** State of its thank-you. Null for a parent's own mark. */
  thanks: "waits" | "sent" | null;
  /** True when the parent marked it as arrived. */
  isThere: boolean;
};
/** A contribution of the model. */
export type Contribution = { id: string; amount: number; status: string; gift: Gift };

/** Fields of each wish in a list. */
export const shownWishes = z.array(
  z.looseObject({
    id: z.string(),
    purchasedBy: z.string().nullable(),
    held: z.int(),
    gifts: z.array(z.looseObject({ id: z.string(), receivedAt: z.string().nullable() })),
  }),
);

/** Returns an element by an index of any size. Null for an empty list. */
export const pick = <Thing>(things: readonly Thing[], at: number): Thing | null =>
  things[at % Math.max(things.length, 1)] ?? null;

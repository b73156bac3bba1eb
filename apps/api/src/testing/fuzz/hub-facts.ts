import { z } from "zod";

/** A wish of the model. */
export type Wish = {
  id: string;
  isDeleted: boolean;
  gift: Gift | null;
  /** The pass of whoever holds it. */
  hold: string | null;
  /** The hold was made longer, which goes once. */
  isLonger: boolean;
  /** The pass of whoever bought it; null for the parent's own mark. */
  pass: string | null;
  tokens: string[];
};
/** A gift of the model. */
export type Gift = {
  giver: string;
  /** Whether its thank-you waits, was sent, or is none; the parent's own mark has none. */
  thanks: "waits" | "sent" | null;
  /** The parent ticked it as arrived. */
  isThere: boolean;
};
/** A contribution of the model. */
export type Contribution = { id: string; amount: number; status: string; gift: Gift };

/** What a list of wishes says of each. */
export const shownWishes = z.array(
  z.looseObject({
    id: z.string(),
    purchasedBy: z.string().nullable(),
    held: z.int(),
    gifts: z.array(z.looseObject({ id: z.string(), receivedAt: z.string().nullable() })),
  }),
);

/** One of those that there are; null as long as there is none. */
export const pick = <Thing>(things: readonly Thing[], at: number): Thing | null =>
  things[at % Math.max(things.length, 1)] ?? null;

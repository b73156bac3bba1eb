import { formatDollars } from "../money/rules.ts";
import type { GiftPassView } from "./schema.ts";

/** The heading of a gift's page: the wish, or the sum (rule: gift-pass). */
export const giftTitle = ({
  label,
  amount,
  childFirstName,
}: Pick<GiftPassView, "label" | "amount" | "childFirstName">): string =>
  amount === null
    ? (label ?? `A gift for ${childFirstName}`)
    : `${formatDollars(amount)} for ${childFirstName}`;

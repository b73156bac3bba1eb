import type { listUnnotifiedGifts } from "@giftling/db/queries/mail/facts";
import { DEFAULT_LANGUAGE, dollarsFromCents, formatDollars, type Language } from "@giftling/domain";
import * as words from "@giftling/messages/mail/gifts";
import type { ReactNode } from "react";
import { markFamilyText } from "./family-text.tsx";
import { omitLinkLikeText } from "./format-text.ts";
import type { MailComponents } from "./mail-components.tsx";

type Gift = Awaited<ReturnType<typeof listUnnotifiedGifts>>[number];

/** Maximum number of gifts listed individually in one mail. */
const MOST_NAMED = 12;

/** Returns the name of a gift for the mail. Omits a giver's text that looks like a link. */
const getGiftName = ({ giftLabel, isOffList }: Gift): string | null =>
  isOffList ? omitLinkLikeText(giftLabel) : giftLabel;

/**
 * Returns the sentence about a gift. `gift` is the name of a wishlist gift, or null if the gift has no name. The
 * sentence about a contribution does not contain the name.
 */
function giftSentence({ childFirstName, giverName, type, amountCents }: Gift, gift: string | null) {
  const giver = omitLinkLikeText(giverName) ?? words.anonymousGiverName();
  if (type === "wishlist") return words.purchaseMessage(giver, gift, childFirstName);
  const amount = amountCents === null ? null : formatDollars(dollarsFromCents(amountCents));
  return words.contributionMessage(giver, amount, { type, child: childFirstName });
}

const giftLine = (gift: Gift, writtenIn: Language): ReactNode =>
  markFamilyText((own) => giftSentence(gift, own || null), getGiftName(gift) ?? "", writtenIn);

type Told = {
  gifts: Gift[];
  /** Language in which the family wrote the names of gifts. */
  writtenIn: Language;
  dashboardUrl: string;
};

export function createGiftsMailText({ gifts, writtenIn, dashboardUrl }: Told) {
  const names = [...new Set(gifts.map((gift) => gift.childFirstName))];
  const title = words.recordedGiftsTitle(gifts.length, names);
  const [first] = gifts;
  const more = gifts.length - MOST_NAMED;
  return {
    subject: title,
    preview: first ? giftSentence(first, getGiftName(first)) : "",
    title,
    body: ({ Words, Action }: MailComponents) => (
      <>
        {gifts.slice(0, MOST_NAMED).map((gift) => (
          <Words key={gift.id}>{giftLine(gift, writtenIn)}</Words>
        ))}
        {more > 0 && <Words>{words.moreGiftsMessage(more)}</Words>}
        <Action href={dashboardUrl}>{words.sayThankYouButton()}</Action>
      </>
    ),
  };
}

const GIFTS: Gift[] = [
  {
    id: "1",
    childFirstName: "Emma",
    giverName: "Grandma Rose",
    type: "wishlist",
    amountCents: null,
    giftLabel: "Wooden train set",
    isOffList: false,
  },
  {
    id: "2",
    childFirstName: "Emma",
    giverName: "Uncle Ben",
    type: "529",
    amountCents: 2_500,
    giftLabel: "529 Education Savings",
    isOffList: false,
  },
  {
    id: "3",
    childFirstName: "Theo",
    giverName: null,
    type: "contribution",
    amountCents: 4_000,
    giftLabel: "Venmo",
    isOffList: false,
  },
  {
    id: "4",
    childFirstName: "Emma",
    giverName: "Aunt Dee",
    type: "wishlist",
    amountCents: null,
    giftLabel: "A day at the zoo",
    isOffList: true,
  },
];
/** Gifts in the samples of the preview page. */
export const SAMPLE_GIFTS = { gifts: GIFTS, writtenIn: DEFAULT_LANGUAGE };

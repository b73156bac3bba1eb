import type { listGiftsAwaitingNotice } from "@giftling/db/queries/mail/facts";
import {
  centsToDollars,
  DEFAULT_CURRENCY,
  DEFAULT_LANGUAGE,
  type Language,
  UNAPPROVED_GIVER_NAME,
} from "@giftling/domain";
import * as words from "@giftling/messages/mail/gifts";
import { formatMoney } from "@giftling/messages/money";
import type { ReactNode } from "react";
import type { MailLinks } from "../composition/links.ts";
import { insertFamilyText } from "./family-text.tsx";
import { omitLinkLikeText } from "./format-text.ts";
import type { MailComponents } from "./mail-components.tsx";

type Gift = Omit<Awaited<ReturnType<typeof listGiftsAwaitingNotice>>[number], "contributedAt">;

/** Maximum number of gifts listed individually in one mail. */
const MOST_NAMED = 12;

/** Returns a gift's name for a mail. Returns null for a name typed by the giver that looks like a link. */
export const getGiftName = ({ giftLabel, isOffList }: Gift): string | null =>
  isOffList ? omitLinkLikeText(giftLabel) : giftLabel;

/** Returns the sentence about a gift. `gift` is the gift's name, or null to omit the name. */
function giftSentence(
  { childFirstName, giverName, type, amountCents, currency }: Gift,
  gift: string | null,
) {
  const giver = omitLinkLikeText(giverName) ?? words.anonymousGiverName();
  if (type === "wishlist") return words.purchaseMessage(giver, gift, childFirstName);
  const amount = amountCents === null ? null : formatMoney(centsToDollars(amountCents), currency);
  return words.contributionMessage(giver, amount, { type, child: childFirstName });
}

const giftLine = (gift: Gift, writtenIn: Language): ReactNode =>
  insertFamilyText((own) => giftSentence(gift, own || null), getGiftName(gift) ?? "", writtenIn);

type GiftsMailData = {
  gifts: Gift[];
  /** Language of the family's texts, such as the names of gifts. */
  writtenIn: Language;
};

/**
 * Returns a mail subject with a gift's giver and name or amount. Returns null if the subject must not show these
 * details.
 */
function createGiftSubject(gift: Gift) {
  const { type, giverName, isSurprise, childFirstName, amountCents, currency } = gift;
  const giver = giverName === UNAPPROVED_GIVER_NAME ? null : omitLinkLikeText(giverName);
  if (isSurprise || giver === null) return null;
  if (type !== "wishlist") {
    if (amountCents === null) return null;
    const amount = formatMoney(centsToDollars(amountCents), currency);
    return words.contributionSubject(giver, amount, childFirstName);
  }
  const label = omitLinkLikeText(gift.giftLabel);
  return label && words.purchaseSubject(giver, label, childFirstName);
}

/** Returns the label of a gift mail's button. For a single gift, the label names the parent's next step. */
function getNextStepLabel([gift, ...others]: readonly Gift[]): string {
  if (gift === undefined || others.length > 0) return words.reviewGiftsButton();
  const awaitsApproval =
    gift.giverName === UNAPPROVED_GIVER_NAME || (gift.isOffList && gift.giftLabel === null);
  if (awaitsApproval) return words.approveGiverNameButton();
  return gift.isToConfirm ? words.confirmContributionButton() : words.writeThankYouButton();
}

/** Returns the text of a mail about gifts. Subject and preview never name a surprise (rule: parent-mail). */
export function createGiftsMailText({ gifts, writtenIn }: GiftsMailData, links: MailLinks) {
  const names = [...new Set(gifts.map((gift) => gift.childFirstName))];
  const title = words.recordedGiftsTitle(gifts.length, names);
  const [first, ...others] = gifts;
  const inboxUrl = first ? links.inbox(first.kidId, first.id) : links.dashboard;
  const more = gifts.length - MOST_NAMED;
  return {
    subject: (first && others.length === 0 ? createGiftSubject(first) : null) ?? title,
    url: inboxUrl,
    preview: first ? giftSentence(first, first.isSurprise ? null : getGiftName(first)) : "",
    title,
    body: ({ Words, Action }: MailComponents) => (
      <>
        {gifts.slice(0, MOST_NAMED).map((gift) => (
          <Words key={gift.id}>{giftLine(gift, writtenIn)}</Words>
        ))}
        {more > 0 && <Words>{words.moreGiftsMessage(more)}</Words>}
        <Action href={inboxUrl}>{getNextStepLabel(gifts)}</Action>
      </>
    ),
  };
}

const TRAIN: Gift = {
  id: "1",
  kidId: "k1",
  childFirstName: "Emma",
  giverName: "Grandma Rose",
  type: "wishlist",
  amountCents: null,
  currency: DEFAULT_CURRENCY,
  giftLabel: "Wooden train set",
  isOffList: false,
  isToConfirm: false,
  isSurprise: false,
};
const CONTRIBUTION: Gift = {
  ...TRAIN,
  id: "2",
  giverName: "Uncle Ben",
  type: "529",
  amountCents: 2_500,
  giftLabel: "529 Education Savings",
  isToConfirm: true,
};
export const SAMPLE_GIFTS = {
  gifts: [
    TRAIN,
    CONTRIBUTION,
    {
      ...CONTRIBUTION,
      id: "3",
      childFirstName: "Theo",
      giverName: null,
      type: "contribution",
      amountCents: 4_000,
      giftLabel: "Venmo",
    },
    { ...TRAIN, id: "4", giverName: "Aunt Dee", giftLabel: "A day at the zoo", isOffList: true },
  ] satisfies Gift[],
  writtenIn: DEFAULT_LANGUAGE,
};

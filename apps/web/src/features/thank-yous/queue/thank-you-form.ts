import {
  GIVER_NAME_PLACEHOLDER,
  insertGiverName,
  type SendThankYousInput,
  sendThankYousInput,
  TEXT_LIMITS,
  type ThankYouView,
} from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/thank-yous/message-templates";
import * as thankingWords from "@giftling/messages/thank-yous/write-thank-you";
import { type ValidationResult, validateInput } from "../../../components/form/validate-input.ts";
import { getCardRecipientName, type ThankYouCard } from "./group-thank-yous-by-person.ts";

export const createSendErrorToast = () => ({
  title: thankingWords.sendThankYouError(),
  message: commonWords.retryMessage(),
});

export const getThankYouDraftKey = (id: string) => `thank-you ${id}`;

export const getGroupThankYouDraftKey = (kidId: string) => `thank-yous ${kidId}`;

/** Values of the thank-you form. `imageUrl` is the URL of the uploaded drawing. */
export type ThankYouFormValues = { personalMessage: string; imageUrl: string | null };

/**
 * Returns the input for thanking several people, or the validation errors. The length limit applies to the message with
 * each person's name inserted.
 */
export function validateThankYous(
  chosen: readonly ThankYouCard[],
  values: ThankYouFormValues,
): ValidationResult<SendThankYousInput> {
  const ids = chosen.flatMap(({ thankYous }) => thankYous.map(({ id }) => id));
  const checked = validateInput(sendThankYousInput, { ids, ...values, onePerPerson: true });
  const isTooLong = chosen.some(
    (card) =>
      insertGiverName(
        values.personalMessage,
        getCardRecipientName(card),
        thankingWords.anonymousGiverName(),
      ).length > TEXT_LIMITS.thankYouMessage,
  );
  return checked.ok && isTooLong
    ? { ok: false, problems: { personalMessage: thankingWords.messageTooLongError() } }
    : checked;
}

/** Number of remaining characters below which the counter is highlighted. */
const FEW_LEFT = 50;

/**
 * Returns the number of characters that can still be typed in a thank-you. `isFew` is true if fewer than 50 are left.
 */
export function countRemainingCharacters(message: string): { left: number; isFew: boolean } {
  const left = TEXT_LIMITS.thankYouMessage - message.length;
  return { left, isFew: left < FEW_LEFT };
}

/** Suggested text of a thank-you, which the parent can edit. */
export type MessageTemplate = { label: string; text: string };

/** Returns suggested texts for thanking several givers. Gifts of one type have texts that match the type. */
export function listGroupMessageTemplates(
  chosen: readonly ThankYouView[],
  firstName: string,
): MessageTemplate[] {
  const [first] = chosen;
  if (first === undefined) return [];
  const { contributionType } = first;
  const isOneKind = chosen.every((one) => one.contributionType === contributionType);
  const all: ThankYouView = {
    ...first,
    contributorName: GIVER_NAME_PLACEHOLDER,
    contributionType: isOneKind ? contributionType : "contribution",
    giftLabel: null,
  };
  return listMessageTemplates(all, firstName);
}

/** Returns suggested thank-you texts that match the type of a gift. */
export function listMessageTemplates(thankYou: ThankYouView, firstName: string): MessageTemplate[] {
  const { contributorName, contributionType, giftLabel } = thankYou;
  const greeting = contributorName === null ? "" : `${words.thankYouGreeting(contributorName)}\n\n`;
  const starter = (label: string, text: string) => ({ label, text: `${greeting}${text}` });
  const short = starter(words.shortTemplateLabel(), words.shortThankYouMessage(firstName));
  switch (contributionType) {
    case "wishlist":
      return [
        starter(words.warmTemplateLabel(), words.warmGiftThankYouMessage(firstName, giftLabel)),
        starter(words.playfulTemplateLabel(), words.playfulThankYouMessage(firstName)),
        short,
      ];
    case "529":
    case "esa":
      return [
        starter(words.warmTemplateLabel(), words.warmEducationThankYouMessage(firstName)),
        starter(words.futureTemplateLabel(), words.futureThankYouMessage(firstName)),
        short,
      ];
    case "contribution":
      return [
        starter(words.warmTemplateLabel(), words.warmContributionThankYouMessage(firstName)),
        starter(words.togetherTemplateLabel(), words.togetherThankYouMessage(firstName)),
        short,
      ];
  }
}

import {
  GIVER_NAME_PLACEHOLDER,
  LIMITS,
  sendThankYouInput,
  sendThankYousInput,
  type ThankYouView,
  thankYouFor,
} from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/thank-yous/starters";
import * as thankingWords from "@giftling/messages/thank-yous/thanking";
import { checkInput, type Problems } from "../../../components/form/check-input.ts";

/** Returns the toast for a thank-you that could not be sent. */
export const sendFailure = () => ({
  title: thankingWords.failedToSend(),
  message: commonWords.pleaseTryAgain(),
});

/** Values of the thank-you form. `imageUrl` is the URL of the stored drawing. */
export type ThankYouValues = { message: string; imageUrl: string | null };

/** Maps the API's field names in validation problems to the form's. */
const inForm = ({ personalMessage, ...others }: Problems): Problems =>
  personalMessage === undefined ? others : { ...others, message: personalMessage };

/** Returns the input for sending a thank-you, or the validation problems (rule: thank-you-message). */
export function checkThankYou(id: string, { message, imageUrl }: ThankYouValues) {
  const checked = checkInput(sendThankYouInput, { id, personalMessage: message, imageUrl });
  return checked.ok ? checked : { ok: false as const, problems: inForm(checked.problems) };
}

/**
 * Returns the input for thanking several givers, or the validation problems. The message must fit with each giver's name
 * inserted.
 */
export function checkThankYous(
  chosen: readonly ThankYouView[],
  { message, imageUrl }: ThankYouValues,
) {
  const ids = chosen.map(({ id }) => id);
  const checked = checkInput(sendThankYousInput, { ids, personalMessage: message, imageUrl });
  if (!checked.ok) return { ok: false as const, problems: inForm(checked.problems) };
  const isTooLong = chosen.some(
    ({ contributorName }) =>
      thankYouFor(message, contributorName, thankingWords.friend()).length > LIMITS.thankYouMessage,
  );
  return isTooLong
    ? { ok: false as const, problems: { message: thankingWords.tooLong() } }
    : checked;
}

/** Number of remaining characters below which the counter turns red. */
const FEW_LEFT = 50;

/** Returns the number of remaining characters, and whether few remain. */
export function charactersLeft(message: string): { left: number; isFew: boolean } {
  const left = LIMITS.thankYouMessage - message.length;
  return { left, isFew: left < FEW_LEFT };
}

/** Draft text that the parent can use and change. */
export type Starter = { label: string; text: string };

/** Returns draft texts for thanking several givers. If all gifts are of the same kind, the texts match that kind. */
export function startersForSeveral(chosen: readonly ThankYouView[], firstName: string): Starter[] {
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
  return startersFor(all, firstName);
}

/** Returns draft texts that match the kind of gift. */
export function startersFor(thankYou: ThankYouView, firstName: string): Starter[] {
  const { contributorName, contributionType, giftLabel } = thankYou;
  const greeting = contributorName === null ? "" : `${words.dear(contributorName)}\n\n`;
  const starter = (label: string, text: string) => ({ label, text: `${greeting}${text}` });
  const short = starter(words.short(), words.luckyToHaveYou(firstName));
  switch (contributionType) {
    case "wishlist":
      return [
        starter(words.warm(), words.soHappy(firstName, giftLabel)),
        starter(words.playful(), words.justTheRightThing(firstName)),
        short,
      ];
    case "529":
    case "esa":
      return [
        starter(words.warm(), words.stillGrowing(firstName)),
        starter(words.lookingAhead(), words.somethingWonderful(firstName)),
        short,
      ];
    case "contribution":
      return [
        starter(words.warm(), words.meansALot(firstName)),
        starter(words.together(), words.everyBit(firstName)),
        short,
      ];
  }
}

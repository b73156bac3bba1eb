import {
  GIVER_NAME_PLACEHOLDER,
  LIMITS,
  sendThankYouInput,
  sendThankYousInput,
  type ThankYouView,
  thankYouFor,
} from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/gratitude/starters";
import * as thankingWords from "@giftling/messages/gratitude/thanking";
import { checkInput, type Problems } from "../../../components/form/check-input.ts";

/** What a toast says when thanks could not be sent. */
export const sendFailure = () => ({
  title: thankingWords.failedToSend(),
  message: commonWords.pleaseTryAgain(),
});

/** The fields of the thank-you dialog, as typed; the drawing as it is stored. */
export type ThankYouValues = { message: string; imageUrl: string | null };

/** The problems by the names of the form's fields. */
const inForm = ({ personalMessage, ...others }: Problems): Problems =>
  personalMessage === undefined ? others : { ...others, message: personalMessage };

/** What would be sent, or what is wrong with it (rule: thank-you-message). */
export function checkThankYou(id: string, { message, imageUrl }: ThankYouValues) {
  const checked = checkInput(sendThankYouInput, { id, personalMessage: message, imageUrl });
  return checked.ok ? checked : { ok: false as const, problems: inForm(checked.problems) };
}

/** The same for several givers: the words must fit with every one's name in them. */
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

/** The counter turns red below this many characters. */
const FEW_LEFT = 50;

/** How many characters are left, and whether that is few. */
export function charactersLeft(message: string): { left: number; isFew: boolean } {
  const left = LIMITS.thankYouMessage - message.length;
  return { left, isFew: left < FEW_LEFT };
}

/** A beginning that the parent can take and change. */
export type Starter = { label: string; text: string };

/** Beginnings for several givers, by the kind of gift when they all gave the same. */
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

/** A few good beginnings, by the kind of gift. */
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

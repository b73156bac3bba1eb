import {
  GIVER_NAME_PLACEHOLDER,
  LIMITS,
  sendThankYouInput,
  sendThankYousInput,
  type ThankYouView,
  thankYouFor,
} from "@giftling/domain";
import { checkInput, type Problems } from "../../../components/form/check-input.ts";

/** What a toast says when thanks could not be sent. */
export const SEND_FAILURE = { title: "Failed to send", message: "Please try again" };

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
    ({ contributorName }) => thankYouFor(message, contributorName).length > LIMITS.thankYouMessage,
  );
  const problem = "With the longest name this is too long. Please shorten it a little.";
  return isTooLong ? { ok: false as const, problems: { message: problem } } : checked;
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
  const greeting = contributorName === null ? "" : `Dear ${contributorName},\n\n`;
  const starter = (label: string, words: string) => ({ label, text: `${greeting}${words}` });
  const short = starter("Short", `Thank you so much. ${firstName} is lucky to have you.`);
  switch (contributionType) {
    case "wishlist": {
      const gift = giftLabel === null ? "your gift" : `your gift: ${giftLabel}`;
      return [
        starter("Warm", `Thank you for ${gift}. ${firstName} was so happy, and so are we.`),
        starter(
          "Playful",
          `You should have seen ${firstName}'s face. Thank you for picking just the right thing.`,
        ),
        short,
      ];
    }
    case "529":
    case "esa":
      return [
        starter(
          "Warm",
          `Thank you for adding to ${firstName}'s education savings. Your gift will still be growing when the toys are outgrown.`,
        ),
        starter(
          "Looking ahead",
          `One day ${firstName} will learn something wonderful with a little help from you. Thank you for thinking so far ahead.`,
        ),
        short,
      ];
    case "contribution":
      return [
        starter(
          "Warm",
          `Thank you for giving to ${firstName}. It means a lot to our whole family.`,
        ),
        starter(
          "Together",
          `Every bit brings ${firstName} closer, and yours did too. Thank you for being part of it.`,
        ),
        short,
      ];
  }
}

import { LIMITS, sendThankYouInput, type ThankYouView } from "@giftling/domain";
import { checkInput } from "../dashboard/check-input.ts";

/** The field of the thank-you dialog, as typed. */
export type ThankYouValues = { message: string };

/** What would be sent, or what is wrong with it (spec section 5). */
export function checkThankYou(id: string, { message }: ThankYouValues) {
  const checked = checkInput(sendThankYouInput, { id, personalMessage: message });
  if (checked.ok) return checked;
  const { personalMessage, ...others } = checked.problems;
  return { ok: false as const, problems: { ...others, message: personalMessage ?? "" } };
}

/** The counter turns red below this many characters (spec section 5). */
const FEW_LEFT = 50;

/** How many characters are left, and whether that is few. */
export function charactersLeft(message: string): { left: number; isFew: boolean } {
  const left = LIMITS.thankYouMessage - message.length;
  return { left, isFew: left < FEW_LEFT };
}

/** A beginning that the parent can take and change. */
export type Starter = { label: string; text: string };

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

import { createSentenceCatalog } from "./catalog.ts";

/**
 * Error messages of visitors' forms. Separate from other catalogs, because a hub loads these messages and must stay
 * small.
 */
export const VISITOR_ERRORS = createSentenceCatalog({
  emailInvalid: "Enter an e-mail address such as ana@example.com.",
  emailTooLong: "This e-mail address is too long.",
  giverNameRequired: "Please enter your name or select 'Give anonymously'",
  dollarAmountRequired: "Enter an amount in dollars.",
  dollarAmountTooSmall: "Enter an amount above $0.",
  dollarContributionTooLarge: "One contribution can be at most $10,000.",
  dollarAmountTooPrecise: "Enter an amount in dollars and cents.",
  amountRequired: "Enter an amount.",
  amountTooSmall: "Enter an amount above 0.",
  contributionTooLarge: "One contribution can be at most {most}.",
  amountTooPrecise: "Enter an amount with at most two decimals.",
  multipleAmounts: "Choose an amount or type one, not both.",
  mailKindRequired: "Choose at least one kind of mail.",
  giverNameInvalid: "Your name contains characters that can't be shown.",
  giftNameInvalid: "The gift's name contains characters that can't be shown.",
  giftNameContainsUrl: "Please say what it was, without a web address.",
});

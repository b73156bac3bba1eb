import { catalog } from "./catalog.ts";

/**
 * Error messages of visitors' forms. The catalog is separate, because a hub loads only this catalog and must stay
 * small.
 */
export const GIVING = catalog({
  notAnEmail: "Enter an e-mail address such as ana@example.com.",
  longEmail: "This e-mail address is too long.",
  noGiver: "Please enter your name or select 'Give anonymously'",
  noAmount: "Enter an amount in dollars.",
  tooLittle: "Enter an amount above $0.",
  tooMuch: "One contribution can be at most $10,000.",
  partsOfCents: "Enter an amount in dollars and cents.",
  noMoney: "Enter an amount.",
  tooLittleMoney: "Enter an amount above 0.",
  tooMuchMoney: "One contribution can be at most {most}.",
  moreDecimals: "Enter an amount with at most two decimals.",
  twoAmounts: "Choose an amount or type one, not both.",
  noMail: "Choose at least one kind of mail.",
  yourName: "Your name contains characters that can't be shown.",
  giftsName: "The gift's name contains characters that can't be shown.",
  giftLikeAddress: "Please say what it was, without a web address.",
});

import { createSentenceCatalog } from "./catalog.ts";

/** Error messages for requests that only other API clients send, because the app validates its own requests. */
export const API_CLIENT_ERRORS = createSentenceCatalog({
  orderRequired: "Name what to put in order.",
  orderTooLong: "That is more than one list holds.",
  duplicateIdInOrder: "Name each one once.",
  prioritySlotOutOfRange: "Priority order is 1, 2 or 3.",
  sizesConfirmationInvalid: "Leave it out, or say true.",
  versionInvalid: "This isn't a version of ours.",
  referralCodeRequired: "The code is missing.",
  referralCodeInvalid: "That is no referral code.",
  clickRangeInvalid: "Choose 7, 30 or 90 days.",
  tooManyGifts: "Choose at most 1,000 gifts at once.",
  tooManyWishes: "Choose at most 500 wishes at once.",
  wishRequired: "Name at least one wish.",
  returnPathInvalid: "Give a path of this site, such as /subscription.",
  returnPathTooLong: "That address is too long.",
  returnUrlNotAllowed: "Return addresses must be pages of this site.",
  fieldUnknown: '"{name}" is not a field of this request.',
  bodyNotJson: "The body is not valid JSON.",
  bodyNotObject: "The body must be a JSON object.",
  batchTooLong: "A request may call at most {most} procedures.",
  idempotencyKeyHeaderInvalid: "The Idempotency-Key must be 8 to 200 visible ASCII characters.",
  idempotencyKeyInvalid: "Use 8 to 200 visible ASCII characters.",
  holdRequired: "Name the hold whose visitor is meant.",
  signatureMismatch: "The signature does not match.",
  eventInvalid: "That is no event.",
});

import { createSentenceCatalog } from "../sentences/catalog.ts";

/** Default message of each error code of the API. Each code has one HTTP status (rule: error-body). */
export const ERROR_CODE_MESSAGES = createSentenceCatalog({
  UNAUTHORIZED: "Please log in to continue.",
  ACCOUNT_CLOSED: "This account is closed. Reactivate it first; it keeps for 90 days.",
  PASSCODE_REQUIRED: "This page has a passcode. Ask the family for it, then enter it here.",
  PAUSED:
    "The family is taking a little break from new messages and gifts. Please come back later.",
  NOT_FOUND: "We couldn't find that. It may have been removed.",
  METHOD_NOT_ALLOWED: "That address can't be used in this way.",
  BAD_REQUEST: "We couldn't understand that request.",
  INVALID_INPUT: "Please check what you entered.",
  FORBIDDEN_ORIGIN: "This request didn't come from our own pages, so we stopped it.",
  OWNER_ONLY: "Only the page's owner can do this.",
  PLAN_LIMIT: "You've reached the limit of the Free plan. Upgrade to Premium to add more.",
  HAS_FAMILY: "You look after a page of your own here, and one person can look after one family.",
  FAMILY_CHANGED: "You no longer look after this page. Reload to see what is yours.",
  ADDRESS_TAKEN: "This URL is already taken. Please choose another.",
  ALREADY_PURCHASED: "Someone else just got this gift. Thank you for thinking of it.",
  RESERVED:
    "Someone is getting this right now. If they change their mind, it comes back to the list.",
  PURCHASED_ITEM: "This gift has been purchased, so it can't be changed.",
  CHANGED_MEANWHILE: "Someone changed this while you were editing. Keep theirs or yours?",
  CURRENCY_FIXED: "The currency can't change once a contribution has been recorded.",
  NOT_A_CANDIDATE: "Only links and activities can be a top priority.",
  NO_FREE_SLOT: "All three priorities are taken. Choose which one to replace.",
  TOO_MANY: "There is no room for more. Take one away to add another.",
  UNDO_EXPIRED: "This gift can no longer be undone here. The parent can put it back on the list.",
  IDEMPOTENCY_MISMATCH:
    "This was already sent with different details. Reload the page and try again.",
  NO_SUBSCRIPTION: "Please subscribe to access billing portal",
  TOO_LARGE: "That is too large to send.",
  UNSUPPORTED_MEDIA: "That kind of file or data isn't supported.",
  RATE_LIMITED: "That was a lot at once. Please wait a moment and try again.",
  CONFLICT: "This changed in the meantime. Reload the page and try again.",
  UNAVAILABLE: "We can't do that right now. Please try again in a moment.",
  INTERNAL: "Something went wrong on our side. Please try again.",
});
export type ErrorCode = keyof typeof ERROR_CODE_MESSAGES;
export const ERROR_CODES = /* @__PURE__ */ Object.keys(ERROR_CODE_MESSAGES) as readonly ErrorCode[];

import { z } from "zod";

/** Every error code that the API answers with; the API maps each to one HTTP status (rule: error-body). */
export const ERROR_CODES = [
  "UNAUTHORIZED",
  "ACCOUNT_CLOSED",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "BAD_REQUEST",
  "INVALID_INPUT",
  "FORBIDDEN_ORIGIN",
  "PLAN_LIMIT",
  "ADDRESS_TAKEN",
  "ALREADY_PURCHASED",
  "PURCHASED_ITEM",
  "NOT_A_CANDIDATE",
  "NO_FREE_SLOT",
  "UNDO_EXPIRED",
  "IDEMPOTENCY_MISMATCH",
  "NO_SUBSCRIPTION",
  "TOO_LARGE",
  "UNSUPPORTED_MEDIA",
  "RATE_LIMITED",
  "CONFLICT",
  "UNAVAILABLE",
  "INTERNAL",
] as const;
/** A code as it is sent in an answer. */
export const errorCodeSchema = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** The message for each code when the thrower gives no more exact one (rule: error-body). */
export const ERROR_SENTENCES: Readonly<Record<ErrorCode, string>> = {
  UNAUTHORIZED: "Please log in to continue.",
  ACCOUNT_CLOSED: "This account is closed. Reactivate it first; it keeps for 90 days.",
  NOT_FOUND: "We couldn't find that. It may have been removed.",
  METHOD_NOT_ALLOWED: "That address can't be used in this way.",
  BAD_REQUEST: "We couldn't understand that request.",
  INVALID_INPUT: "Please check what you entered.",
  FORBIDDEN_ORIGIN: "This request didn't come from our own pages, so we stopped it.",
  PLAN_LIMIT: "You've reached the limit of the Free plan. Upgrade to Premium to add more.",
  ADDRESS_TAKEN: "This URL is already taken. Please choose another.",
  ALREADY_PURCHASED: "Someone else just got this gift. Thank you for thinking of it.",
  PURCHASED_ITEM: "This gift has been purchased, so it can't be changed.",
  NOT_A_CANDIDATE: "Only links and activities can be a top priority.",
  NO_FREE_SLOT: "All three priorities are taken. Choose which one to replace.",
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
};

/** The body of every REST error (rule: error-body). `fields` holds one sentence per refused field. */
export const errorOutput = z.strictObject({
  code: errorCodeSchema,
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorOutput>;

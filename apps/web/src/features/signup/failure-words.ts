import type { FailureReason } from "./failure-reason.ts";

/** What is said of a sign-in that did not work, by its reason. */
export const FAILURE_WORDS: Readonly<Record<FailureReason, { title: string; text: string }>> = {
  cancelled: {
    title: "You didn't sign in",
    text: "The sign-in was stopped before it was done. Nothing has changed, and you can start again whenever you like.",
  },
  expired: {
    title: "That took a little too long",
    text: "For your safety, a sign-in must be finished within a few minutes and in the same browser. Please start again.",
  },
  failed: {
    title: "We couldn't sign you in",
    text: "Something went wrong between us and your identity provider. Your account is safe. Please try again in a moment.",
  },
};

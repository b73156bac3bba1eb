import type { ThankYouProblem } from "./schema.ts";

/** What the dashboard says about an undelivered mail, and what to do about it. */
export const THANK_YOU_PROBLEMS: Readonly<Record<ThankYouProblem, string>> = {
  refused: "Their mail provider refused the address. Share the thank-you's link instead.",
  unreachable: "The mail didn't get through for a whole day. Send it again, or share its link.",
  unsubscribed: "They no longer want mail. Share the thank-you's link instead.",
};

import { REPORT_LINK } from "./link.ts";
import type { ReportReason } from "./schema.ts";

/** The reasons as the dialog and the form offer them, in this order (rule: reported-pages). */
export const REPORT_CHOICES: readonly { reason: ReportReason; label: string }[] = [
  { reason: "privacy", label: "It shows someone who wouldn't want it" },
  { reason: "hurtful", label: "Something here is hurtful or frightening" },
  { reason: "misleading", label: "It looks fake, or like a scam" },
  { reason: "unlawful", label: "It may be against the law" },
  { reason: "other", label: "Something else" },
];

/** The words around them, the same with and without script. */
export const REPORT_WORDS = {
  title: REPORT_LINK,
  lead: "Is something on this page not right? Tell us, and a person will look at it. The family never learns who wrote.",
  legend: "What is wrong?",
  text: "What should we know? (optional)",
  urgent: "Is a child in danger right now? Please call your local emergency number first.",
  send: "Send the report",
  sentTitle: "Thank you for telling us",
  sent: "Someone will look at this page with care. There is nothing more you need to do.",
} as const;

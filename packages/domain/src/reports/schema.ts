import { z } from "zod";
import { FIELDS } from "../sentences/fields.ts";
import { REFUSALS } from "../sentences/refusals.ts";
import { LIMITS } from "../text/rules.ts";
import { optional, paragraphs } from "../text/schema.ts";

/** Reasons for which a visitor can report a hub (rule: reported-pages). */
export const REPORT_REASONS = ["privacy", "hurtful", "misleading", "unlawful", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Input of POST /api/hub/{familyUrl}/report. */
export const reportPageInput = z.strictObject({
  familyUrl: z.string().min(1),
  reason: z.enum(REPORT_REASONS, REFUSALS.whatIsWrong),
  text: optional(paragraphs(FIELDS.yourWords, LIMITS.reportText)),
});
export type ReportPageInput = z.infer<typeof reportPageInput>;

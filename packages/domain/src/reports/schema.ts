import { z } from "zod";
import { FIELDS } from "../sentences/fields.ts";
import { REFUSALS } from "../sentences/refusals.ts";
import { LIMITS } from "../text/rules.ts";
import { optional, paragraphs } from "../text/schema.ts";
import { REPORT_REASONS } from "./reasons.ts";

/** Input of POST /api/hub/{familyUrl}/report. */
export const reportPageInput = z.strictObject({
  familyUrl: z.string().min(1),
  reason: z.enum(REPORT_REASONS, REFUSALS.reportReasonRequired),
  text: optional(paragraphs(FIELDS.visitorMessage, LIMITS.reportText)),
});
export type ReportPageInput = z.infer<typeof reportPageInput>;

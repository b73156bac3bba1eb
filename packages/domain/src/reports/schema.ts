import { z } from "zod";
import { API_ERRORS } from "../sentences/api-errors.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import { createOptionalSchema, createParagraphsSchema } from "../text/schema.ts";
import { REPORT_REASONS } from "./reasons.ts";

export const reportPageInput = z.strictObject({
  familyUrl: z.string().min(1),
  reason: z.enum(REPORT_REASONS, API_ERRORS.reportReasonRequired),
  text: createOptionalSchema(
    createParagraphsSchema(FIELD_NAMES.visitorMessage, TEXT_LIMITS.reportText),
  ),
});
export type ReportPageInput = z.infer<typeof reportPageInput>;

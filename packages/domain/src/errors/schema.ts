import { z } from "zod";
import { changedMeanwhileFields } from "../versions/schema.ts";
import { ERROR_CODES } from "./codes.ts";

/** A code as it is sent in an answer. */
export const errorCodeSchema = z.enum(ERROR_CODES);

/**
 * The body of every REST error (rule: error-body). `fields` holds one sentence per refused field; the others come with
 * `CHANGED_MEANWHILE` (rule: changed-meanwhile).
 */
export const errorOutput = z.strictObject({
  code: errorCodeSchema,
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  ...changedMeanwhileFields,
});
export type ErrorBody = z.infer<typeof errorOutput>;

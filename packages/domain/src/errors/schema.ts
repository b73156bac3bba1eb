import { z } from "zod";
import { changedMeanwhileFields } from "../text/version/schema.ts";
import { ERROR_CODES } from "./codes.ts";

const errorCodeSchema = z.enum(ERROR_CODES);

/**
 * Body of a REST error. `fields` contains one message per rejected field. `mine`, `theirs` and `version` are present
 * only for `CHANGED_MEANWHILE` (rule: error-body).
 */
export const errorOutput = z.strictObject({
  code: errorCodeSchema,
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  ...changedMeanwhileFields,
});
export type ErrorBody = z.infer<typeof errorOutput>;

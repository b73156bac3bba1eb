import { z } from "zod";
import { VISITOR_ERRORS } from "../sentences/giving.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import { EMAIL_PATTERN } from "./rules.ts";

export const emailSchema = z
  .string(VISITOR_ERRORS.emailInvalid)
  .trim()
  .max(TEXT_LIMITS.email, VISITOR_ERRORS.emailTooLong)
  .pipe(z.email({ pattern: EMAIL_PATTERN, error: VISITOR_ERRORS.emailInvalid }));

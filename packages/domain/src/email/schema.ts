import { z } from "zod";
import { GIVING_ERRORS } from "../sentences/giving.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import { EMAIL_PATTERN } from "./rules.ts";

export const emailSchema = z
  .string(GIVING_ERRORS.emailInvalid)
  .trim()
  .max(TEXT_LIMITS.email, GIVING_ERRORS.emailTooLong)
  .pipe(z.email({ pattern: EMAIL_PATTERN, error: GIVING_ERRORS.emailInvalid }));

import { z } from "zod";
import { GIVING } from "../sentences/giving.ts";
import { LIMITS } from "../text/rules.ts";
import { EMAIL } from "./rules.ts";

/** Trimmed e-mail address of at most 254 characters. */
export const emailSchema = z
  .string(GIVING.emailInvalid)
  .trim()
  .max(LIMITS.email, GIVING.emailTooLong)
  .pipe(z.email({ pattern: EMAIL, error: GIVING.emailInvalid }));

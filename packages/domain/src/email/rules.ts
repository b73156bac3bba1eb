import type { Sentence } from "../sentences/catalog.ts";
import { VISITOR_ERRORS } from "../sentences/giving.ts";
import { TEXT_LIMITS } from "../text/rules.ts";

/**
 * Pattern of an e-mail address with ASCII letters, digits and the characters `_`, `'`, `+`, `-` and `.`. The host must
 * contain a dot.
 */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Returns the message for an invalid e-mail address, or null for a valid address. Ignores surrounding spaces. */
export function findEmailProblem(typed: string): Sentence | null {
  const email = typed.trim();
  if (email.length > TEXT_LIMITS.email) return VISITOR_ERRORS.emailTooLong;
  return EMAIL_PATTERN.test(email) ? null : VISITOR_ERRORS.emailInvalid;
}

import type { Sentence } from "../sentences/catalog.ts";
import { GIVING } from "../sentences/giving.ts";
import { LIMITS } from "../text/rules.ts";

/**
 * Pattern of an e-mail address with ASCII letters, digits and the characters `_`, `'`, `+`, `-` and `.`. The host must
 * contain a dot.
 */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * Returns the message for an invalid e-mail address, or null if the address is valid. Surrounding spaces are ignored.
 */
export function emailProblem(typed: string): Sentence | null {
  const email = typed.trim();
  if (email.length > LIMITS.email) return GIVING.emailTooLong;
  return EMAIL.test(email) ? null : GIVING.emailInvalid;
}

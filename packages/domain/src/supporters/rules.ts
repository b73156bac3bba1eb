import type { Sentence } from "../sentences/catalogue.ts";
import { GIVING } from "../sentences/giving.ts";
import { LIMITS } from "../text/rules.ts";

/** Matches an e-mail address: one local part and one host with a dot, in ASCII letters, digits and a few signs. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Returns the problem of a typed e-mail address, in words for its field, or null. Surrounding spaces are ignored. */
export function emailProblem(typed: string): Sentence | null {
  const email = typed.trim();
  if (email.length > LIMITS.email) return GIVING.longEmail;
  return EMAIL.test(email) ? null : GIVING.notAnEmail;
}

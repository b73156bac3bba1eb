import type { Sentence } from "../sentences/catalogue.ts";
import { GIVING } from "../sentences/giving.ts";
import { LIMITS } from "../text/rules.ts";

/** An e-mail address: one name and one host with a dot, in plain letters, digits and a few signs. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** What is wrong with an e-mail address as a person types it, in words for its field, or null. Spaces around it don't count. */
export function emailProblem(typed: string): Sentence | null {
  const email = typed.trim();
  if (email.length > LIMITS.email) return GIVING.longEmail;
  return EMAIL.test(email) ? null : GIVING.notAnEmail;
}

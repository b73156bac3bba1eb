import { LIMITS } from "../text/rules.ts";

export const NOT_AN_EMAIL = "Enter an e-mail address such as ana@example.com.";
export const LONG_EMAIL = "This e-mail address is too long.";

/** An e-mail address: one name and one host with a dot, in plain letters, digits and a few signs. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** What is wrong with an e-mail address as a person types it, in words for its field, or null. Spaces around it don't count. */
export function emailProblem(typed: string): string | null {
  const email = typed.trim();
  if (email.length > LIMITS.email) return LONG_EMAIL;
  return EMAIL.test(email) ? null : NOT_AN_EMAIL;
}

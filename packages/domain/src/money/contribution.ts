import type { Sentence } from "../sentences/catalog.ts";
import { GIVING } from "../sentences/giving.ts";
import { MAX_CONTRIBUTION_CENTS } from "./rules.ts";

/** Returns whether an amount in dollars is a whole number of cents. Tolerates floating-point rounding errors. */
export const isWholeCents = (dollars: number): boolean =>
  Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6;

/**
 * Returns the message for an invalid contribution amount, or null if the amount is valid. A valid amount is above $0,
 * at most $10,000, and a whole number of cents (rule: money-amounts).
 */
export function contributionProblem(dollars: number): Sentence | null {
  if (!Number.isFinite(dollars)) return GIVING.noAmount;
  if (dollars <= 0) return GIVING.tooLittle;
  if (dollars > MAX_CONTRIBUTION_CENTS / 100) return GIVING.tooMuch;
  return isWholeCents(dollars) ? null : GIVING.partsOfCents;
}

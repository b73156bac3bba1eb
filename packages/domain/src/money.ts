import { z } from "zod";

/** Largest amount of one contribution, in cents: $10,000 (D16). */
export const MAX_CONTRIBUTION_CENTS = 1_000_000;

/** Largest funding goal or funding total of an activity, in cents: $1,000,000. */
export const MAX_FUNDING_CENTS = 100_000_000;

/** Dollars as they cross the API (a decimal number with at most two places) to integer cents. Inexact input throws RangeError. */
export function centsFromDollars(dollars: number): number {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - dollars * 100) > 1e-6) {
    throw new RangeError(`Not a whole number of cents: ${dollars}`);
  }
  return cents;
}

/** Integer cents to the decimal number of dollars that the API sends (D16). */
export function dollarsFromCents(cents: number): number {
  return cents / 100;
}

const wholeCents = (dollars: number) => Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6;

/** The amount of one contribution in dollars: 0 < amount ≤ 10,000, whole cents (D16). */
export const contributionAmountSchema = z
  .number("Enter an amount in dollars.")
  .positive("Enter an amount above $0.")
  .max(MAX_CONTRIBUTION_CENTS / 100, "One contribution can be at most $10,000.")
  .refine(wholeCents, "Enter an amount in dollars and cents.");

/** An activity's goal or received total in dollars: 0 or more, step 0.01 (spec section 5). */
export const fundingAmountSchema = z
  .number("Enter an amount in dollars.")
  .min(0, "The amount can't be below $0.")
  .max(MAX_FUNDING_CENTS / 100, "The amount can be at most $1,000,000.")
  .refine(wholeCents, "Enter an amount in dollars and cents.");

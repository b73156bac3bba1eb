import { z } from "zod";
import {
  contributionProblem,
  isWholeCents,
  MAX_CONTRIBUTION_CENTS,
  MAX_FUNDING_CENTS,
} from "./rules.ts";

const OUT_OF_RANGE = {
  error: ({ input }: { input: unknown }) => contributionProblem(Number(input)) ?? undefined,
};

/** The amount of one contribution in dollars: above 0, at most 10,000, whole cents (rule: money-amounts). */
export const contributionAmountSchema = z
  .number("Enter an amount in dollars.")
  .positive(OUT_OF_RANGE)
  .max(MAX_CONTRIBUTION_CENTS / 100, OUT_OF_RANGE)
  .refine(isWholeCents, OUT_OF_RANGE);

/** An activity's goal or total in dollars: 0 or more, whole cents (rule: money-amounts). */
export const fundingAmountSchema = z
  .number("Enter an amount in dollars.")
  .min(0, "The amount can't be below $0.")
  .max(MAX_FUNDING_CENTS / 100, "The amount can be at most $1,000,000.")
  .refine(isWholeCents, "Enter an amount in dollars and cents.");

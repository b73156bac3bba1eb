import { z } from "zod";
import { GIVING } from "../sentences/giving.ts";
import { PARENTS } from "../sentences/parents.ts";
import { contributionProblem, isWholeCents } from "./contribution.ts";
import { MAX_CONTRIBUTION_CENTS, MAX_FUNDING_CENTS } from "./rules.ts";

const OUT_OF_RANGE = {
  error: ({ input }: { input: unknown }) => contributionProblem(Number(input)) ?? undefined,
};

/**
 * Amount of one contribution in dollars, above 0, at most 10,000, and a whole number of cents (rule: money-amounts).
 */
export const contributionAmountSchema = z
  .number(GIVING.noAmount)
  .positive(OUT_OF_RANGE)
  .max(MAX_CONTRIBUTION_CENTS / 100, OUT_OF_RANGE)
  .refine(isWholeCents, OUT_OF_RANGE);

/** Goal or total of an activity in dollars, from 0 to 1,000,000, and a whole number of cents (rule: money-amounts). */
export const fundingAmountSchema = z
  .number(GIVING.noAmount)
  .min(0, PARENTS.negativeAmount)
  .max(MAX_FUNDING_CENTS / 100, PARENTS.hugeAmount)
  .refine(isWholeCents, GIVING.partsOfCents);

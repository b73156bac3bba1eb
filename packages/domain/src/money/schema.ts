import { z } from "zod";
import { GIVING } from "../sentences/giving.ts";
import { PARENTS } from "../sentences/parents.ts";
import { contributionProblem, isWholeCents } from "./contribution.ts";
import { CURRENCIES } from "./currency.ts";
import { getMaxContribution, getMaxFunding } from "./rules.ts";

/** Currency of a family (rule: currency). */
export const currencySchema = z.enum(CURRENCIES);

/** Maximum contribution in any currency. The API applies the limit of the family's currency. */
const MAX_CONTRIBUTION = Math.max(...CURRENCIES.map(getMaxContribution));
const MAX_FUNDING = Math.max(...CURRENCIES.map(getMaxFunding));

const OUT_OF_RANGE = {
  error: ({ input }: { input: unknown }) => contributionProblem(Number(input)) ?? undefined,
};

/**
 * Amount of one contribution in the family's currency, above 0 and a whole number of cents. `contributionProblem`
 * applies the currency's limit (rule: money-amounts).
 */
export const contributionAmountSchema = z
  .number(GIVING.dollarAmountRequired)
  .positive(OUT_OF_RANGE)
  .max(MAX_CONTRIBUTION, OUT_OF_RANGE)
  .refine(isWholeCents, OUT_OF_RANGE);

/**
 * Goal or total of an activity in the family's currency, 0 or more and a whole number of cents. `fundingProblem`
 * applies the currency's limit (rule: money-amounts).
 */
export const fundingAmountSchema = z
  .number(GIVING.dollarAmountRequired)
  .min(0, PARENTS.amountNegative)
  .max(MAX_FUNDING, PARENTS.dollarAmountTooLarge)
  .refine(isWholeCents, GIVING.dollarAmountTooPrecise);

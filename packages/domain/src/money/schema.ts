import { z } from "zod";
import { VISITOR_ERRORS } from "../sentences/giving.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { findContributionProblem, isWholeCents } from "./contribution.ts";
import { CURRENCIES } from "./currency.ts";
import { getMaxContribution, getMaxFunding } from "./rules.ts";

/** Currency of a family (rule: currency). */
export const currencySchema = z.enum(CURRENCIES);

/** Maximum contribution in any currency. The API applies the limit of the family's currency. */
const MAX_CONTRIBUTION = Math.max(...CURRENCIES.map(getMaxContribution));
const MAX_FUNDING = Math.max(...CURRENCIES.map(getMaxFunding));

const OUT_OF_RANGE = {
  error: ({ input }: { input: unknown }) => findContributionProblem(Number(input)) ?? undefined,
};

/**
 * Amount of one contribution in the family's currency, above 0 and a whole number of cents. `findContributionProblem`
 * applies the currency's limit (rule: money-amounts).
 */
export const contributionAmountSchema = z
  .number(VISITOR_ERRORS.dollarAmountRequired)
  .positive(OUT_OF_RANGE)
  .max(MAX_CONTRIBUTION, OUT_OF_RANGE)
  .refine(isWholeCents, OUT_OF_RANGE);

/**
 * Goal or total of an activity in the family's currency, 0 or more and a whole number of cents. `findFundingProblem`
 * applies the currency's limit (rule: money-amounts).
 */
export const fundingAmountSchema = z
  .number(VISITOR_ERRORS.dollarAmountRequired)
  .min(0, PARENT_ERRORS.amountNegative)
  .max(MAX_FUNDING, PARENT_ERRORS.dollarAmountTooLarge)
  .refine(isWholeCents, VISITOR_ERRORS.dollarAmountTooPrecise);

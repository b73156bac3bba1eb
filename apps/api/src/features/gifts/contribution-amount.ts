import {
  API_ERRORS,
  type Currency,
  dollarsToCents,
  fillPattern,
  findContributionProblem,
} from "@giftling/domain";
import { AppError, createFieldError } from "../../core/errors/app-error.ts";

/**
 * Returns the amount of a contribution in cents. Throws CONFLICT if the form showed a currency other than the family's.
 * Throws INVALID_INPUT for the field if the amount exceeds the currency's limit (rule: currency).
 */
export function toContributionCents(
  amount: number,
  currency: Currency,
  { field, shown = currency }: { field: string; shown?: Currency | undefined },
): number {
  if (shown !== currency) throw createCurrencyError(field, currency);
  const problem = findContributionProblem(amount, currency);
  if (problem) throw createFieldError(field, problem);
  return dollarsToCents(amount);
}

/** Returns the error for an amount that the form showed in a currency other than the family's `currency`. */
export function createCurrencyError(field: string, currency: Currency): AppError {
  const message = fillPattern(API_ERRORS.currencyChanged, { currency });
  return new AppError("CONFLICT", { message, fields: { [field]: message } });
}

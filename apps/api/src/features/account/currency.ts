import type { Executor } from "@giftling/db/client";
import { lockCurrency, updateCurrency } from "@giftling/db/queries/account/families";
import { API_ERRORS, type CurrencyInput } from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";

/**
 * Sets the family's currency. Throws CURRENCY_FIXED once a contribution exists, and while the family has a 529 or ESA
 * link (rule: currency).
 */
export async function setCurrency(
  tx: Executor,
  ctx: ParentContext,
  { currency }: CurrencyInput,
): Promise<void> {
  const before = orNotFound(await lockCurrency(tx, ctx.familyId));
  if (currency === before.currency) return;
  if (before.isFixed) throw new AppError("CURRENCY_FIXED");
  if (before.hasEducationLink) {
    throw new AppError("CURRENCY_FIXED", { message: API_ERRORS.currencyFixedByEducationLink });
  }
  await updateCurrency(tx, ctx.familyId, currency);
}

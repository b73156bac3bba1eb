import { lockKidOf } from "@giftling/db/queries/kids";
import { findPaymentLink, updatePaymentLink, viewPaymentLink } from "@giftling/db/queries/links";
import {
  CODE_NEEDS_EDUCATION_LINK,
  isEducationSavings,
  type PaymentLinkView,
  type UpdatePaymentLinkInput,
} from "@giftling/domain";
import { AppError, found } from "../../errors/app-error.ts";
import type { ParentContext } from "../own-kid.ts";
import { placePriority } from "../priorities/place-priority.ts";

/**
 * Edits a payment link, its slot included (D18). A link that stops being a 529 or ESA loses its contribution code; sending
 * one along for such a link is INVALID_INPUT. NOT_FOUND when it is missing or another family's.
 */
export async function editPaymentLink(
  ctx: ParentContext,
  input: UpdatePaymentLinkInput,
): Promise<PaymentLinkView> {
  const { id, isPrimary: _followsFromType, isPriority, priorityOrder, ...patch } = input;
  return ctx.deps.db.transaction(async (tx) => {
    const kidId = found(await lockKidOf(tx, ctx.parentId, { kind: "paymentLink", id }));
    const before = found(await findPaymentLink(tx, ctx.parentId, id));
    const hasCode = isEducationSavings(patch.type ?? before.type);
    if (!hasCode && patch.contributionCode) {
      const fields = { contributionCode: CODE_NEEDS_EDUCATION_LINK };
      throw new AppError("INVALID_INPUT", { message: CODE_NEEDS_EDUCATION_LINK, fields });
    }
    const kept = hasCode ? patch : { ...patch, contributionCode: null };
    await updatePaymentLink(tx, ctx.parentId, id, kept);
    await placePriority(tx, kidId, { kind: "paymentLink", id }, { isPriority, priorityOrder });
    return viewPaymentLink(found(await findPaymentLink(tx, ctx.parentId, id)));
  });
}

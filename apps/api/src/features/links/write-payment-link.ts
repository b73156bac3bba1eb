import type { Executor } from "@giftling/db/client";
import { lockItemKid } from "@giftling/db/queries/kids/kids";
import {
  deletePaymentLink,
  findPaymentLink,
  insertPaymentLink,
  toPaymentLinkView,
  updatePaymentLink,
} from "@giftling/db/queries/links/links";
import {
  type ByIdInput,
  type CreatePaymentLinkInput,
  isEducationSavings,
  type OwnPaymentLink,
  PARENTS,
  type UpdatePaymentLinkInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/own-kid.ts";
import { addPaymentLinkVersion, assertUnchanged } from "../../access/versions.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { enforceLinkLimit } from "../billing/plan-limits.ts";
import { assignPrioritySlot } from "../priorities/place-priority.ts";

/** Adds a payment link, optionally in a slot. Throws NOT_FOUND, PLAN_LIMIT, TOO_MANY or NO_FREE_SLOT. */
export async function addPaymentLink(
  tx: Executor,
  ctx: ParentContext,
  input: CreatePaymentLinkInput,
): Promise<OwnPaymentLink> {
  const { kidId, isPrimary: _followsFromType, isPriority, priorityOrder, ...link } = input;
  await enforceLinkLimit(tx, ctx, kidId);
  const id = await insertPaymentLink(tx, kidId, link);
  await assignPrioritySlot(tx, kidId, { kind: "paymentLink", id }, { isPriority, priorityOrder });
  return addPaymentLinkVersion(
    toPaymentLinkView(orNotFound(await findPaymentLink(tx, ctx.familyId, id))),
  );
}

/**
 * Edits a payment link and its slot. A link that is no longer a 529 or ESA link loses its contribution code. Throws
 * INVALID_INPUT if the edit sends a code for such a link, and CHANGED_MEANWHILE after a concurrent change. Throws NOT_FOUND
 * when the link is missing or belongs to another family (rule: priority-slots).
 */
export async function editPaymentLink(
  tx: Executor,
  ctx: ParentContext,
  input: UpdatePaymentLinkInput,
): Promise<OwnPaymentLink> {
  const { id, version, isPrimary: _followsFromType, ...asked } = input;
  const { isPriority, priorityOrder, ...patch } = asked;
  const kidId = orNotFound(await lockItemKid(tx, ctx.familyId, { kind: "paymentLink", id }));
  const before = orNotFound(await findPaymentLink(tx, ctx.familyId, id));
  assertUnchanged("paymentLink", toPaymentLinkView(before), { version, ...asked });
  const hasCode = isEducationSavings(patch.type ?? before.type);
  if (!hasCode && patch.contributionCode) {
    const fields = { contributionCode: PARENTS.codeNeedsEducationLink };
    throw new AppError("INVALID_INPUT", { message: PARENTS.codeNeedsEducationLink, fields });
  }
  const kept = hasCode ? patch : { ...patch, contributionCode: null };
  await updatePaymentLink(tx, ctx.familyId, id, kept);
  await assignPrioritySlot(tx, kidId, { kind: "paymentLink", id }, { isPriority, priorityOrder });
  return addPaymentLinkVersion(
    toPaymentLinkView(orNotFound(await findPaymentLink(tx, ctx.familyId, id))),
  );
}

/** Deletes a payment link. Throws NOT_FOUND when the link is missing or belongs to another family. */
export async function removePaymentLink(
  tx: Executor,
  ctx: ParentContext,
  { id }: ByIdInput,
): Promise<null> {
  orNotFound(await lockItemKid(tx, ctx.familyId, { kind: "paymentLink", id }));
  if (!(await deletePaymentLink(tx, ctx.familyId, id))) throw new AppError("NOT_FOUND");
  return null;
}

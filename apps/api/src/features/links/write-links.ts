import type { Executor } from "@giftling/db/client";
import { saveItemOrder } from "@giftling/db/queries/core/own-order";
import { lockItemKid, lockKid } from "@giftling/db/queries/kids/kids";
import {
  deleteLink,
  findPaymentLink,
  findRegistryLink,
  insertPaymentLink,
  insertRegistryLink,
  listPaymentLinks,
  listRegistryLinks,
  toPaymentLinkView,
  toRegistryLinkView,
  updatePaymentLink,
  updateRegistryLink,
} from "@giftling/db/queries/links/links";
import {
  type ByIdInput,
  type CreatePaymentLinkInput,
  type CreateRegistryLinkInput,
  isEducationSavings,
  type OwnPaymentLink,
  type OwnRegistryLink,
  PARENTS,
  type ReorderLinksInput,
  type UpdatePaymentLinkInput,
  type UpdateRegistryLinkInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/own-kid.ts";
import {
  addPaymentLinkVersion,
  addRegistryLinkVersion,
  assertUnchanged,
} from "../../access/versions.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
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
    throw createFieldError("contributionCode", PARENTS.codeNeedsEducationLink);
  }
  const kept = hasCode ? patch : { ...patch, contributionCode: null };
  await updatePaymentLink(tx, ctx.familyId, id, kept);
  await assignPrioritySlot(tx, kidId, { kind: "paymentLink", id }, { isPriority, priorityOrder });
  return addPaymentLinkVersion(
    toPaymentLinkView(orNotFound(await findPaymentLink(tx, ctx.familyId, id))),
  );
}

/** Adds a registry link, optionally in a slot. Throws NOT_FOUND, PLAN_LIMIT, TOO_MANY or NO_FREE_SLOT. */
export async function addRegistryLink(
  tx: Executor,
  ctx: ParentContext,
  { kidId, isPriority, priorityOrder, ...link }: CreateRegistryLinkInput,
): Promise<OwnRegistryLink> {
  await enforceLinkLimit(tx, ctx, kidId);
  const id = await insertRegistryLink(tx, kidId, link);
  await assignPrioritySlot(tx, kidId, { kind: "registryLink", id }, { isPriority, priorityOrder });
  return addRegistryLinkVersion(
    toRegistryLinkView(orNotFound(await findRegistryLink(tx, ctx.familyId, id))),
  );
}

/**
 * Edits a registry link and its slot. Throws CHANGED_MEANWHILE after a concurrent change, and NOT_FOUND when the link is
 * missing or belongs to another family.
 */
export async function editRegistryLink(
  tx: Executor,
  ctx: ParentContext,
  { id, version, ...asked }: UpdateRegistryLinkInput,
): Promise<OwnRegistryLink> {
  const { isPriority, priorityOrder, ...patch } = asked;
  const kidId = orNotFound(await lockItemKid(tx, ctx.familyId, { kind: "registryLink", id }));
  if (version !== undefined) {
    const before = orNotFound(await findRegistryLink(tx, ctx.familyId, id));
    assertUnchanged("registryLink", toRegistryLinkView(before), { version, ...asked });
  }
  await updateRegistryLink(tx, ctx.familyId, id, patch);
  await assignPrioritySlot(tx, kidId, { kind: "registryLink", id }, { isPriority, priorityOrder });
  return addRegistryLinkVersion(
    toRegistryLinkView(orNotFound(await findRegistryLink(tx, ctx.familyId, id))),
  );
}

/** Returns an action that deletes a link. It throws NOT_FOUND when the link is missing or belongs to another family. */
export const createLinkRemoval =
  (kind: "paymentLink" | "registryLink") =>
  async (tx: Executor, ctx: ParentContext, { id }: ByIdInput) => {
    orNotFound(await lockItemKid(tx, ctx.familyId, { kind, id }));
    if (!(await deleteLink(tx, kind, ctx.familyId, id))) throw new AppError("NOT_FOUND");
    return null;
  };

/** Orders a kid's payment links. Throws NOT_FOUND when the kid is missing or belongs to another family (rule: own-order). */
export async function setPaymentLinkOrder(
  tx: Executor,
  ctx: ParentContext,
  { kidId, linkIds }: ReorderLinksInput,
): Promise<OwnPaymentLink[]> {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, kidId));
  await saveItemOrder(tx, "paymentLink", kid.id, linkIds);
  return (await listPaymentLinks(tx, ctx.familyId, kid.id)).map(addPaymentLinkVersion);
}

/** Orders a kid's registry links. Throws NOT_FOUND when the kid is missing or belongs to another family (rule: own-order). */
export async function setRegistryLinkOrder(
  tx: Executor,
  ctx: ParentContext,
  { kidId, linkIds }: ReorderLinksInput,
): Promise<OwnRegistryLink[]> {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, kidId));
  await saveItemOrder(tx, "registryLink", kid.id, linkIds);
  return (await listRegistryLinks(tx, ctx.familyId, kid.id)).map(addRegistryLinkVersion);
}

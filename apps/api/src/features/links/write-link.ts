import type { Executor } from "@giftling/db/client";
import { findFamily } from "@giftling/db/queries/account/families";
import { saveItemOrder } from "@giftling/db/queries/core/item-order";
import { readKidLists } from "@giftling/db/queries/dashboard/kid-lists";
import { lockKid, lockKidOfItem } from "@giftling/db/queries/kids/kids";
import { deleteLink, findLink, insertLink, updateLink } from "@giftling/db/queries/links/links";
import {
  DEFAULT_CURRENCY,
  getLinkListName,
  type IdInput,
  isEducationLinkType,
  LINK_FIELDS,
  type LinkKind,
  type LinkPatch,
  PARENT_ERRORS,
  type PaymentLinkView,
  type PriorityPatch,
  type ReorderLinksInput,
  type UpdatePaymentLinkInput,
  type VersionedViews,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { assertNoEditConflict, withVersion } from "../../access/versions.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import { enforceLinkLimit } from "../billing/plan-limits.ts";
import { assignPrioritySlot } from "../priorities/assign-priority-slot.ts";

type Versioned<Kind extends LinkKind> = VersionedViews[Kind] & { version: string };
type CreateLinkInput<Kind extends LinkKind> = LinkPatch<Kind> & PriorityPatch & { kidId: string };
type UpdateLinkInput<Kind extends LinkKind> = LinkPatch<Kind> &
  PriorityPatch & { id: string; version?: string | undefined };

const pickFields = <Kind extends LinkKind>(kind: Kind, input: LinkPatch<Kind>): LinkPatch<Kind> =>
  Object.fromEntries(LINK_FIELDS[kind].map((field) => [field, input[field]])) as LinkPatch<Kind>;

async function readLink<Kind extends LinkKind>(
  tx: Executor,
  ctx: ParentContext,
  kind: Kind,
  id: string,
): Promise<VersionedViews[Kind]> {
  return orNotFound(await findLink(tx, kind, ctx.familyId, id)) as VersionedViews[Kind];
}

/** Throws INVALID_INPUT for a 529 or ESA link if the family's currency is not US dollars. Requires the kid's lock. */
async function assertEducationCurrency(tx: Executor, ctx: ParentContext, input: object) {
  if (!("type" in input && (input.type === "529" || input.type === "esa"))) return;
  const { currency } = orNotFound(await findFamily(tx, ctx.familyId));
  if (currency !== DEFAULT_CURRENCY)
    throw createFieldError("type", PARENT_ERRORS.educationLinkRequiresDollars);
}

/** Adds a link, optionally in a priority slot. Throws NOT_FOUND, PLAN_LIMIT, TOO_MANY or NO_FREE_SLOT. */
export const addLink =
  <Kind extends LinkKind>(kind: Kind) =>
  async (
    tx: Executor,
    ctx: ParentContext,
    input: CreateLinkInput<Kind>,
  ): Promise<Versioned<Kind>> => {
    await enforceLinkLimit(tx, ctx, input.kidId);
    await assertEducationCurrency(tx, ctx, input);
    const id = await insertLink(tx, kind, input.kidId, pickFields(kind, input));
    await assignPrioritySlot(tx, input.kidId, { kind, id }, input);
    return withVersion(kind)(await readLink(tx, ctx, kind, id));
  };

/** Edits a link and its priority slot. `complete` returns the fields to write (rule: priority-slots). */
export const editLink =
  <Kind extends LinkKind, Input extends UpdateLinkInput<Kind>>(
    kind: Kind,
    complete: (before: VersionedViews[Kind], input: Input) => LinkPatch<Kind> = (_before, input) =>
      input,
  ) =>
  async (tx: Executor, ctx: ParentContext, input: Input): Promise<Versioned<Kind>> => {
    const { id } = input;
    const kidId = orNotFound(await lockKidOfItem(tx, ctx.familyId, { kind, id }));
    const before = await readLink(tx, ctx, kind, id);
    await assertEducationCurrency(tx, ctx, input);
    assertNoEditConflict(kind, before, { ...input });
    await updateLink(tx, kind, ctx.familyId, id, pickFields(kind, complete(before, input)));
    await assignPrioritySlot(tx, kidId, { kind, id }, input);
    return withVersion(kind)(await readLink(tx, ctx, kind, id));
  };

/** Clears the contribution code if the edited link is neither 529 nor ESA. Throws INVALID_INPUT for a new code. */
export function removeNonEducationLinkCode(
  before: PaymentLinkView,
  input: UpdatePaymentLinkInput,
): UpdatePaymentLinkInput {
  if (isEducationLinkType(input.type ?? before.type)) return input;
  if (input.contributionCode) {
    throw createFieldError("contributionCode", PARENT_ERRORS.contributionCodeNotAllowed);
  }
  return { ...input, contributionCode: null };
}

export const removeLink =
  (kind: LinkKind) =>
  async (tx: Executor, ctx: ParentContext, { id }: IdInput): Promise<void> => {
    orNotFound(await lockKidOfItem(tx, ctx.familyId, { kind, id }));
    if (!(await deleteLink(tx, kind, ctx.familyId, id))) throw new AppError("NOT_FOUND");
  };

/** Sets the order of a kid's links of one kind. Throws NOT_FOUND for another family's kid (rule: own-order). */
export const setLinkOrder =
  <Kind extends LinkKind>(kind: Kind) =>
  async (
    tx: Executor,
    ctx: ParentContext,
    { kidId, linkIds }: ReorderLinksInput,
  ): Promise<Versioned<Kind>[]> => {
    const kid = orNotFound(await lockKid(tx, ctx.familyId, kidId));
    await saveItemOrder(tx, kind, kid.id, linkIds);
    const list = getLinkListName(kind);
    const lists = await readKidLists(tx, ctx.familyId, kid.id, [list], ctx.deps.clock.now());
    return (orNotFound(lists)[list] as VersionedViews[Kind][]).map((link) =>
      withVersion(kind)(link),
    );
  };

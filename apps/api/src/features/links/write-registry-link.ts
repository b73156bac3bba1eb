import type { Executor } from "@giftling/db/client";
import { lockItemKid } from "@giftling/db/queries/kids/kids";
import {
  deleteRegistryLink,
  findRegistryLink,
  insertRegistryLink,
  toRegistryLinkView,
  updateRegistryLink,
} from "@giftling/db/queries/links/links";
import type {
  ByIdInput,
  CreateRegistryLinkInput,
  OwnRegistryLink,
  UpdateRegistryLinkInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/own-kid.ts";
import { addRegistryLinkVersion, assertUnchanged } from "../../access/versions.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { enforceLinkLimit } from "../billing/plan-limits.ts";
import { assignPrioritySlot } from "../priorities/place-priority.ts";

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

/** Deletes a registry link. Throws NOT_FOUND when the link is missing or belongs to another family. */
export async function removeRegistryLink(
  tx: Executor,
  ctx: ParentContext,
  { id }: ByIdInput,
): Promise<null> {
  orNotFound(await lockItemKid(tx, ctx.familyId, { kind: "registryLink", id }));
  if (!(await deleteRegistryLink(tx, ctx.familyId, id))) throw new AppError("NOT_FOUND");
  return null;
}

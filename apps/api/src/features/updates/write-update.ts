import type { Executor } from "@giftling/db/client";
import { lockKid } from "@giftling/db/queries/kids/kids";
import {
  countUpdates,
  deleteUpdate,
  findUpdate,
  insertUpdate,
  lockUpdate,
  editUpdate as patchUpdate,
} from "@giftling/db/queries/updates/updates";
import type {
  ByIdInput,
  CreateUpdateInput,
  EditUpdateInput,
  ParentUpdateView,
} from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { assertUnchanged } from "../../access/versions.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { enforceCountLimit } from "../../limits/bounds.ts";
import { claimPicture, deletePictures } from "../pictures/claim-picture.ts";
import { addMailStatus, scheduleUpdateMails } from "./update-mail.ts";

/**
 * Adds an update and, unless `notify` is false, schedules its mails. Throws NOT_FOUND for an unknown kid, TOO_MANY at
 * the maximum number of updates, and INVALID_INPUT for an invalid picture (rule: update-mail).
 */
export async function addUpdate(
  tx: Executor,
  ctx: ParentContext,
  { kidId, imageUrl, notify = true, ...fields }: CreateUpdateInput,
): Promise<ParentUpdateView> {
  orNotFound(await lockKid(tx, ctx.familyId, kidId));
  enforceCountLimit("updates", await countUpdates(tx, kidId));
  const pictureId = await claimPicture(tx, ctx, imageUrl, "imageUrl");
  const id = await insertUpdate(tx, kidId, { ...fields, pictureId, authorId: ctx.user.id });
  if (notify) await scheduleUpdateMails(tx, ctx, id);
  const { view: update } = orNotFound(await findUpdate(tx, ctx.familyId, id));
  return addMailStatus(tx, ctx, update);
}

/**
 * Edits an update and deletes the file of a replaced picture. Throws NOT_FOUND for an unknown update, CHANGED_MEANWHILE
 * for a concurrent change, and INVALID_INPUT for an invalid picture.
 */
export async function editUpdate(
  tx: Executor,
  ctx: ParentContext,
  { id, version, ...asked }: EditUpdateInput,
): Promise<ParentUpdateView> {
  // The lock ensures that each of two concurrent edits deletes the picture that it replaces.
  if (!(await lockUpdate(tx, ctx.familyId, id))) throw new AppError("NOT_FOUND");
  const before = orNotFound(await findUpdate(tx, ctx.familyId, id));
  assertUnchanged("update", before.view, { version, ...asked });
  const { imageUrl, ...fields } = asked;
  const pictureId = await claimPicture(tx, ctx, imageUrl, "imageUrl");
  const after = orNotFound(await patchUpdate(tx, ctx.familyId, id, { ...fields, pictureId }));
  if (pictureId !== undefined) await deletePictures(tx, ctx, [before.pictureId]);
  return addMailStatus(tx, ctx, after);
}

/** Deletes an update and its picture's file. Throws NOT_FOUND unless the update belongs to the caller's family. */
export async function removeUpdate(tx: Executor, ctx: ParentContext, { id }: ByIdInput) {
  const { pictureId } = orNotFound(await deleteUpdate(tx, ctx.familyId, id));
  await deletePictures(tx, ctx, [pictureId]);
  return null;
}

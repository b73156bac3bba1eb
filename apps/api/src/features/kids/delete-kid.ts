import type { Executor } from "@giftling/db/client";
import { deleteUnneededContacts } from "@giftling/db/queries/export/purge";
import { deleteKid, listKidPictureIds, lockKid } from "@giftling/db/queries/kids/kids";
import { deleteKidResponses } from "@giftling/db/queries/operation/idempotency";
import type { ByIdInput } from "@giftling/domain";
import type { ParentContext } from "../../access/own-kid.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import { deletePictures } from "../pictures/attach.ts";

/**
 * Deletes a kid with all of its data. Also deletes its pictures' files, the stored responses to its givers, and contacts
 * that followed only this kid. Throws NOT_FOUND when the kid is missing or belongs to another family.
 */
export async function removeKid(tx: Executor, ctx: ParentContext, { id }: ByIdInput) {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, id));
  const pictureIds = await listKidPictureIds(tx, kid.id);
  await deleteKidResponses(tx, kid.id);
  await deleteKid(tx, ctx.familyId, kid.id);
  await deletePictures(tx, ctx, pictureIds);
  await deleteUnneededContacts(tx, ctx.familyId);
  return null;
}

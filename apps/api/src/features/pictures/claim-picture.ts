import type { Executor } from "@giftling/db/client";
import { deleteUnusedPictures } from "@giftling/db/queries/kids/kids";
import type { ParentContext } from "../../access/parent-context.ts";
import type { Deps } from "../../services/deps.ts";
import { findOwnPictureId } from "../../services/storage/pictures.ts";

/**
 * Returns the ID of the family's picture at `url`. Returns a null or undefined `url` unchanged. Throws INVALID_INPUT on
 * `field`.
 */
export async function claimPicture(
  tx: Executor,
  ctx: ParentContext,
  url: string | null | undefined,
  field: "avatarUrl" | "imageUrl",
): Promise<string | null | undefined> {
  return typeof url === "string" ? findOwnPictureId(tx, ctx.familyId, url, field) : url;
}

/** Deletes the rows of pictures that nothing references, and enqueues jobs that delete the pictures' files. */
export async function deletePictures(
  tx: Executor,
  ctx: { familyId: string; deps: Pick<Deps, "jobs"> },
  pictureIds: readonly (string | null)[],
): Promise<void> {
  const shown = pictureIds.filter((id) => id !== null);
  for (const storageKey of await deleteUnusedPictures(tx, ctx.familyId, shown)) {
    await ctx.deps.jobs.enqueue(tx, "delete-file", { storageKey });
  }
}

import type { Executor } from "@giftling/db/client";
import { deleteUnusedPictures } from "@giftling/db/queries/kids";
import { ownPictureId } from "../../storage/pictures.ts";
import type { ParentContext } from "../own-kid.ts";

/**
 * The picture that an optional field names: undefined leaves it alone, null takes it away, an address must be the
 * caller's own upload (rule: pictures), else INVALID_INPUT on `field`.
 */
export async function pictureFor(
  tx: Executor,
  ctx: ParentContext,
  url: string | null | undefined,
  field: "avatarUrl" | "imageUrl",
): Promise<string | null | undefined> {
  return typeof url === "string" ? ownPictureId(tx, ctx.familyId, url, field) : url;
}

/** Forgets pictures that nothing shows any more; a job in this transaction then deletes their files. */
export async function dropPictures(
  tx: Executor,
  ctx: ParentContext,
  pictureIds: readonly (string | null)[],
): Promise<void> {
  const shown = pictureIds.filter((id) => id !== null);
  for (const storageKey of await deleteUnusedPictures(tx, ctx.familyId, shown)) {
    await ctx.deps.jobs.enqueue(tx, "delete-file", { storageKey });
  }
}

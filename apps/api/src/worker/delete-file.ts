import { isPictureKept } from "@giftling/db/queries/pictures/pictures";
import type { Deps } from "../deps.ts";
import type { TaskPayload } from "../jobs/queue.ts";

/**
 * Deletes a stored file, unless a picture row still names it: what queued the job may have been overtaken. Deleting
 * twice does no harm.
 */
export async function deleteFile(
  deps: Pick<Deps, "db" | "storage">,
  { storageKey }: TaskPayload<"delete-file">,
): Promise<void> {
  if (await isPictureKept(deps.db, storageKey)) return;
  await deps.storage.delete(storageKey);
}

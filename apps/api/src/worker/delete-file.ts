import { isPictureKept } from "@giftling/db/queries/pictures/pictures";
import type { Deps } from "../deps.ts";
import type { TaskPayload } from "../jobs/queue.ts";

/**
 * Deletes a stored file, unless a picture row names it (again): the row may have changed since the job was queued. Deleting
 * a file that is gone is no error.
 */
export async function deleteFile(
  deps: Pick<Deps, "db" | "storage">,
  { storageKey }: TaskPayload<"delete-file">,
): Promise<void> {
  if (await isPictureKept(deps.db, storageKey)) return;
  await deps.storage.delete(storageKey);
}

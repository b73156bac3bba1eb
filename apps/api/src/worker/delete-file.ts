import { hasPictureRow } from "@giftling/db/queries/pictures/pictures";
import type { Deps } from "../services/deps.ts";
import type { TaskPayload } from "../services/jobs/queue.ts";

/**
 * Deletes a stored file unless a picture references it. The check is repeated here, because the row may have changed since
 * the job was queued. A missing file is no error.
 */
export async function deleteFile(
  deps: Pick<Deps, "db" | "storage">,
  { storageKey }: TaskPayload<"delete-file">,
): Promise<void> {
  if (await hasPictureRow(deps.db, storageKey)) return;
  await deps.storage.delete(storageKey);
}

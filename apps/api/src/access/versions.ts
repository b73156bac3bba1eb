import {
  findEditConflicts,
  getResourceVersion,
  type VersionedKind,
  type VersionedViews,
} from "@giftling/domain";
import { AppError } from "../core/errors/app-error.ts";

/** Creates a function that copies a view and adds the field `version` (rule: changed-meanwhile). */
export const withVersion =
  <Kind extends VersionedKind>(kind: Kind) =>
  <View extends VersionedViews[Kind]>(view: View): View & { version: string } => ({
    ...view,
    version: getResourceVersion(kind, view),
  });

export const addKidVersion = withVersion("kid");
export const addWishVersion = withVersion("wishlistItem");
export const addOccasionVersion = withVersion("occasion");
export const addUpdateVersion = withVersion("update");

/**
 * Throws CHANGED_MEANWHILE if an edit after `version` conflicts with the requested edit. Requires a lock on the item.
 */
export function assertNoEditConflict<Kind extends VersionedKind>(
  kind: Kind,
  stored: VersionedViews[Kind],
  { version, ...asked }: { version?: string | undefined; [field: string]: unknown },
): void {
  if (version === undefined) return;
  const changed = findEditConflicts(kind, { version, stored, asked });
  if (changed) throw new AppError("CHANGED_MEANWHILE", { changed });
}

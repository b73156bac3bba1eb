import {
  type ConflictCheckedKind,
  type ConflictCheckedViews,
  findEditConflicts,
  getVersion,
} from "@giftling/domain";
import { AppError } from "../core/errors/app-error.ts";

/** Creates a function that copies a view and adds the field `version` (rule: changed-meanwhile). */
export const withVersion =
  <Kind extends ConflictCheckedKind>(kind: Kind) =>
  <View extends ConflictCheckedViews[Kind]>(view: View): View & { version: string } => ({
    ...view,
    version: getVersion(kind, view),
  });

export const addKidVersion = withVersion("kid");
export const addWishVersion = withVersion("wishlistItem");
export const addOccasionVersion = withVersion("occasion");
export const addUpdateVersion = withVersion("update");

/**
 * Throws CHANGED_MEANWHILE if an edit after `version` conflicts with the requested edit. Requires a lock on the item.
 */
export function assertUnchanged<Kind extends ConflictCheckedKind>(
  kind: Kind,
  stored: ConflictCheckedViews[Kind],
  { version, ...asked }: { version?: string | undefined; [field: string]: unknown },
): void {
  if (version === undefined) return;
  const changed = findEditConflicts(kind, { version, stored, asked });
  if (changed) throw new AppError("CHANGED_MEANWHILE", { changed });
}

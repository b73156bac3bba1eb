import { type EditedKind, type EditedViews, findEditConflicts, getVersion } from "@giftling/domain";
import { AppError } from "../core/errors/app-error.ts";

/**
 * Returns a function that adds the version of an item to the item's view. Versions allow the detection of conflicting
 * edits (rule: changed-meanwhile).
 */
export const withVersion =
  <Kind extends EditedKind>(kind: Kind) =>
  <View extends EditedViews[Kind]>(view: View): View & { version: string } => ({
    ...view,
    version: getVersion(kind, view),
  });

export const addKidVersion = withVersion("kid");
export const addWishVersion = withVersion("wishlistItem");
export const addOccasionVersion = withVersion("occasion");
export const addUpdateVersion = withVersion("update");

/**
 * Throws CHANGED_MEANWHILE when another edit changed the same fields since `version`. Does nothing without a version.
 * The caller must hold a lock on the item, so that only one of two concurrent edits succeeds (rule: changed-meanwhile).
 */
export function assertUnchanged<Kind extends EditedKind>(
  kind: Kind,
  stored: EditedViews[Kind],
  { version, ...asked }: { version?: string | undefined; [field: string]: unknown },
): void {
  if (version === undefined) return;
  const changed = findEditConflicts(kind, { version, stored, asked });
  if (changed) throw new AppError("CHANGED_MEANWHILE", { changed });
}

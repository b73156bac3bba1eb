import { changedMeanwhile, type EditedKind, type EditedViews, versionOf } from "@giftling/domain";
import { AppError } from "../core/errors/app-error.ts";

/** Returns a function that adds the version to an item shown to its parents (rule: changed-meanwhile). */
export const withVersion =
  <Kind extends EditedKind>(kind: Kind) =>
  <View extends EditedViews[Kind]>(view: View): View & { version: string } => ({
    ...view,
    version: versionOf(kind, view),
  });

export const addKidVersion = withVersion("kid");
export const addWishVersion = withVersion("wishlistItem");
export const addUpdateVersion = withVersion("update");

/**
 * Throws CHANGED_MEANWHILE when another editor changed the same fields since the edit's version. Checks nothing without a
 * version. The caller holds the item's lock, so that one of two concurrent edits wins (rule: changed-meanwhile).
 */
export function assertUnchanged<Kind extends EditedKind>(
  kind: Kind,
  stored: EditedViews[Kind],
  { version, ...asked }: { version?: string | undefined; [field: string]: unknown },
): void {
  if (version === undefined) return;
  const changed = changedMeanwhile(kind, { version, stored, asked });
  if (changed) throw new AppError("CHANGED_MEANWHILE", { changed });
}

import { changedMeanwhile, type EditedKind, versionOf } from "@giftling/domain";
import { AppError } from "../errors/app-error.ts";

type Edited<Kind extends EditedKind> = Parameters<typeof versionOf<Kind>>[1];

/** A thing with its version, as its parent gets it (rule: changed-meanwhile). */
const withVersion =
  <Kind extends EditedKind>(kind: Kind) =>
  <View extends Edited<Kind>>(view: View): View & { version: string } => ({
    ...view,
    version: versionOf(kind, view),
  });

export const ownKid = withVersion("kid");
export const ownPaymentLink = withVersion("paymentLink");
export const ownRegistryLink = withVersion("registryLink");
export const ownWishlistItem = withVersion("wishlistItem");
export const ownUpdate = withVersion("update");

/**
 * Refuses an edit that was made on a version since which somebody else changed the same fields: CHANGED_MEANWHILE (rule:
 * changed-meanwhile). The caller holds the thing's lock, so that of two such edits at once one wins. Without a version it asks
 * nothing.
 */
export function requireUnchanged<Kind extends EditedKind>(
  kind: Kind,
  stored: Edited<Kind>,
  { version, ...asked }: { version?: string | undefined; [field: string]: unknown },
): void {
  if (version === undefined) return;
  const changed = changedMeanwhile(kind, { version, stored, asked });
  if (changed) throw new AppError("CHANGED_MEANWHILE", { changed });
}

import type { HubView } from "@giftling/domain";
import { hasDraft } from "../../../components/memory/drafts.ts";
import type { OpenedLink } from "../memory/supporter-memory.ts";
import { getContributionTarget, type HubDialog } from "./hub-flow.ts";

/**
 * Returns the dialog that opens when a visitor returns from a payment or shop link. If the hub no longer shows the
 * activity that the visitor paid for, the dialog is about the payment link. Returns null if `what` is null
 * (rule: money-sent).
 */
export function getOpenedLinkDialog(hub: HubView, what: OpenedLink | null): HubDialog | null {
  if (what === null) return null;
  if (what.kind === "wish") return { kind: "purchase", itemId: what.id };
  const item = hub.wishlist.find(({ id, isPurchased }) => id === what.itemId && !isPurchased);
  const target = getContributionTarget(what.id, item?.id ?? null);
  return { kind: "contribute", target, cameBack: true };
}

/** Returns the dialog to store in the browser's history. Returns null for a dialog that cannot be reopened. */
export function getStorableDialog(dialog: HubDialog): HubDialog | null {
  return ["thanks", "taken", "held"].includes(dialog.kind) ? null : dialog;
}

/**
 * Returns whether a stored dialog can be reopened. The dialog's wish or link must still exist. A purchased wish's
 * dialog is reopened to repeat a purchase whose response was lost. On a paused hub, only the registries can be reopened
 * (rule: paused-hub).
 */
export function canReopenDialog(hub: HubView, dialog: HubDialog): boolean {
  if (dialog.kind === "registries") return hub.registryLinks.length > 0;
  if (hub.isPaused) return false;
  const isWish = (id: string) =>
    hub.wishlist.some(
      (item) => item.id === id && (!item.isPurchased || hasDraft(`sent purchase ${id}`)),
    );
  const isLink = (id: string) => hub.paymentLinks.some((link) => link.id === id);
  switch (dialog.kind) {
    case "other":
    case "updates":
      return true;
    case "get":
    case "purchase":
      return isWish(dialog.itemId);
    case "education":
      return isLink(dialog.linkId);
    case "contribute": {
      const { kind, id } = dialog.target;
      return kind === "paymentLink" ? isLink(id) : isWish(id);
    }
    case "thanks":
    case "taken":
    case "held":
      return false;
  }
}

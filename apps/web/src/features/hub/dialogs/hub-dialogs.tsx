import { useEffect, useEffectEvent, useState } from "react";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import {
  getStoredDialogState,
  removeDialogHistoryEntry,
  useDialogHistory,
} from "../../../components/dialog/use-dialog-history.ts";
import { hasUpdatesAnchor } from "../flow/headings.ts";
import { useHub, useHubTextProps } from "../flow/hub-context.ts";
import type { HubDialog, HubFlow, HubFlowConnection, HubFlowEvent } from "../flow/hub-flow.ts";
import { canReopenDialog, getOpenedLinkDialog, getStorableDialog } from "../flow/stored-dialog.ts";
import { runAfterFormDialogCloses, useHubFlow } from "../flow/use-hub-flow.ts";
import { findRecentlyOpenedLink } from "../memory/supporter-memory.ts";
import { LinkActions } from "../sections/giving/priority-actions.tsx";
import { ContributeDialog } from "./contribute-dialog.tsx";
import { getHubDialogLabel, getHubDialogTitle } from "./dialog-titles.ts";
import classes from "./dialogs.module.css";
import { EducationDialog } from "./education-dialog.tsx";
import { HoldConfirmationDialog } from "./hold-confirmation-dialog.tsx";
import { OffListGiftDialog } from "./off-list-gift-dialog.tsx";
import { SubscribeDialog } from "./subscribe-dialog.tsx";
import { ThanksDialog } from "./thanks-dialog.tsx";
import {
  HoldOrPurchaseForm,
  PurchaseForm,
  WishDialog,
  WishUnavailableDialog,
} from "./wish-dialog.tsx";

/** Returns the event that closing a dialog sends to the supporter's flow. */
function getClosingEvent(dialog: HubDialog): HubFlowEvent {
  const kind = dialog.kind === "thanks" ? dialog.step?.kind : dialog.kind;
  if (kind === "education") return { type: "educationClosed", declined: false };
  if (kind === "capture") return { type: "captureSkipped" };
  return { type: "left" };
}

/** Runs the supporter's flow and renders the hub's dialogs, at most one at a time (rule: hub-flow). */
export default function HubDialogs(events: HubFlowConnection) {
  const { hub, send } = useHub();
  const flow = useHubFlow(events);
  const { dialog } = flow;
  // Remembers the last content, which a closing dialog shows while fading out.
  const [shown, setShown] = useState(flow);
  if (dialog !== null && flow !== shown) setShown(flow);
  useDialogReopening(flow, events.queue.length > 0);
  useDialogHistory(dialog !== null, dialog && getStorableDialog(dialog), () =>
    send({ type: "left" }),
  );
  if (shown.dialog === null) return null;
  const { firstName } = hub.kid;
  const close = () => {
    if (dialog !== null) send(getClosingEvent(dialog));
  };
  return (
    <Dialog
      opened={dialog !== null}
      onClose={close}
      title={getHubDialogTitle(shown.dialog, firstName)}
      label={getHubDialogLabel(shown.dialog, firstName)}
      isFull={shown.dialog.kind === "thanks"}
      part={shown.dialog.kind}
      settleKey={dialog}
    >
      <DialogContent key={shown.dialog.kind} dialog={shown.dialog} flow={shown} />
    </Dialog>
  );
}

function DialogContent({ dialog, flow }: { dialog: HubDialog; flow: HubFlow }) {
  switch (dialog.kind) {
    case "get":
      return <WishDialog key={dialog.itemId} itemId={dialog.itemId} Form={HoldOrPurchaseForm} />;
    case "held":
      return <HoldConfirmationDialog hold={dialog.hold} />;
    case "purchase":
      return <WishDialog key={dialog.itemId} itemId={dialog.itemId} Form={PurchaseForm} />;
    case "taken":
      return <WishUnavailableDialog {...dialog} />;
    case "education":
      return <EducationDialog step={dialog} giver={null} />;
    case "contribute":
      return <ContributeDialog key={dialog.target.id} {...dialog} />;
    case "thanks":
      return <ThanksDialog step={dialog.step} flow={flow} />;
    case "registries":
      return <RegistriesDialog />;
    case "other":
      return <OffListGiftDialog />;
    case "updates":
      return <SubscribeDialog gifts={null} />;
  }
}

/** Renders the kid's registry links, except priorities (rule: hub-blocks). */
function RegistriesDialog() {
  const { hub } = useHub();
  const own = useHubTextProps();
  const links = hub.registryLinks.filter(({ isPriority }) => !isPriority);
  return (
    <ul className={classes.registries}>
      {links.map((link) => (
        <li key={link.id} className={classes.registry}>
          <div>
            <h3 className={classes.thingName} {...own}>
              {link.label}
            </h3>
            {link.description !== null && (
              <p className={dialogClasses.soft} {...own}>
                {link.description}
              </p>
            )}
          </div>
          <LinkActions kind="registryLink" link={link} tone="calm" />
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns the dialog that the flow stored in the current history entry. Returns null if the entry belongs to another
 * dialog, such as the share sheet, and undefined without a dialog.
 */
const getStoredHubDialog = () => getStoredDialogState() as HubDialog | null | undefined;

/**
 * Reopens a dialog when the page loads and when the visitor presses Forward. On page load, the dialog comes from the
 * URL's fragment, a followed link or the history entry, in this order. Does nothing while a dialog is open or
 * scheduled. `hasQueuedEvents` states whether the flow has queued events (rule: sheet-history).
 */
function useDialogReopening({ dialog: open, next }: HubFlow, hasQueuedEvents: boolean): void {
  const { hub, send } = useHub();
  const reopen = useEffectEvent((dialog: HubDialog | null | undefined): boolean => {
    if (open !== null || next !== null) return true;
    if (!dialog || !canReopenDialog(hub, dialog)) return false;
    send({ type: "opened", dialog });
    return true;
  });
  const start = useEffectEvent(() => {
    const stored = getStoredHubDialog();
    const requested: HubDialog | null = hasUpdatesAnchor() ? { kind: "updates" } : null;
    if (requested !== null) {
      // Removes the URL's fragment, so that a reload does not open the subscription form again.
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, "", pathname + search);
    }
    const isOpen =
      hasQueuedEvents ||
      reopen(requested) ||
      reopen(getOpenedLinkDialog(hub, findRecentlyOpenedLink(Date.now()))) ||
      reopen(stored);
    // The dialog in the history entry cannot be reopened.
    if (stored !== undefined && !isOpen) removeDialogHistoryEntry();
  });
  useEffect(() => {
    runAfterFormDialogCloses(start);
    const onPop = () => void reopen(getStoredHubDialog());
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, []);
}

import "../../../styles/mantine.css";
import * as commonWords from "@giftling/messages/common";
import { Modal } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useDialogHistory } from "../../../components/dialog/use-dialog-history.ts";
import { AppMantineProvider } from "../../../components/mantine-provider.tsx";
import { SheetToast } from "../../../components/toast/sheet-toast.tsx";
import { useHub } from "../flow/hub-context.ts";
import type { HubDialog, HubFlow, HubFlowConnection, HubFlowEvent } from "../flow/hub-flow.ts";
import { toStoredDialog } from "../flow/stored-dialog.ts";
import { useDialogReopening } from "../flow/use-dialog-reopening.ts";
import { useHubFlow } from "../flow/use-hub-flow.ts";
import { ContributeDialog } from "./contribute-dialog.tsx";
import { getDialogLabel, getDialogTitle } from "./dialog-titles.ts";
import classes from "./dialogs.module.css";
import { EducationDialog } from "./education-dialog.tsx";
import { GetWishForm } from "./get-wish-dialog.tsx";
import { HoldConfirmationDialog } from "./hold-confirmation-dialog.tsx";
import { OtherGiftDialog } from "./other-gift-dialog.tsx";
import { PurchaseForm } from "./purchase-dialog.tsx";
import { RegistriesDialog } from "./registries-dialog.tsx";
import { SubscribeDialog } from "./subscribe-dialog.tsx";
import { ThanksDialog } from "./thanks-dialog.tsx";
import { WishDialog } from "./wish-dialog.tsx";
import { WishTakenDialog } from "./wish-taken-dialog.tsx";

/**
 * Returns the flow event that is sent when the visitor closes a dialog with the close button, Escape or a click
 * outside.
 */
function closingEvent(dialog: HubDialog): HubFlowEvent {
  const kind = dialog.kind === "thanks" ? dialog.step?.kind : dialog.kind;
  if (kind === "education") return { type: "educationClosed", declined: false };
  if (kind === "capture") return { type: "captureSkipped" };
  return { type: "left" };
}

/** Time in milliseconds during which a new dialog ignores clicks. */
const SETTLE_MS = 350;

/**
 * Returns whether a dialog accepts clicks. A new dialog ignores the second tap of a double tap on the previous dialog.
 */
function useSettled(dialog: HubDialog | null): boolean {
  const [settled, setSettled] = useState<HubDialog | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(dialog), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [dialog]);
  return settled === dialog;
}

/** Runs the supporter's flow and renders the hub's dialogs, at most one at a time (rule: hub-flow). */
export default function HubDialogs(events: HubFlowConnection) {
  const { hub, send } = useHub();
  const flow = useHubFlow(events);
  const { dialog } = flow;
  // A closing dialog keeps its content while it fades out.
  const [shown, setShown] = useState(flow);
  if (dialog !== null && flow !== shown) setShown(flow);
  const isSettled = useSettled(dialog);
  const content = useRef<HTMLDivElement>(null);
  const kind = dialog?.kind;
  useEffect(() => {
    if (kind === undefined) return;
    content.current?.focus({ preventScroll: true });
    // A new dialog starts at its top, even if the previous dialog was scrolled.
    content.current?.closest("[role=dialog]")?.scrollTo(0, 0);
  }, [kind]);
  useDialogReopening(flow, events.queue.length > 0);
  useDialogHistory(dialog !== null, dialog && toStoredDialog(dialog), () => send({ type: "left" }));
  if (shown.dialog === null) return null;
  const { firstName } = hub.kid;
  const close = () => {
    if (dialog !== null) send(closingEvent(dialog));
  };
  return (
    <AppMantineProvider>
      <Modal.Root
        opened={dialog !== null}
        onClose={close}
        closeOnClickOutside={isSettled}
        size={520}
        centered
        transitionProps={{ duration: 180 }}
        // The flow returns the focus after the last dialog, because several dialogs can follow one another.
        returnFocus={false}
      >
        <Modal.Overlay backgroundOpacity={0.45} />
        <Modal.Content
          classNames={{ content: classes.dialog }}
          mod={{ settling: !isSettled, full: shown.dialog.kind === "thanks" }}
          aria-label={getDialogLabel(shown.dialog, firstName)}
        >
          {/* Not Modal.Header, because its <header> would be a second banner landmark on the page. */}
          <div className={classes.header}>
            <h2 className={classes.title}>{getDialogTitle(shown.dialog, firstName)}</h2>
            <Modal.CloseButton aria-label={commonWords.closeButton()} />
            {dialog !== null && <SheetToast key={dialog.kind} />}
          </div>
          <div className={classes.body}>
            <div
              ref={content}
              tabIndex={-1}
              data-autofocus
              className={classes.content}
              key={shown.dialog.kind}
            >
              <DialogContent dialog={shown.dialog} flow={shown} />
            </div>
          </div>
        </Modal.Content>
      </Modal.Root>
    </AppMantineProvider>
  );
}

function DialogContent({ dialog, flow }: { dialog: HubDialog; flow: HubFlow }) {
  switch (dialog.kind) {
    case "get":
      return <WishDialog key={dialog.itemId} itemId={dialog.itemId} Form={GetWishForm} />;
    case "held":
      return <HoldConfirmationDialog hold={dialog.hold} />;
    case "purchase":
      return <WishDialog key={dialog.itemId} itemId={dialog.itemId} Form={PurchaseForm} />;
    case "taken":
      return <WishTakenDialog itemName={dialog.itemName} message={dialog.message} />;
    case "education":
      return <EducationDialog step={dialog} giver={null} />;
    case "contribute":
      return (
        <ContributeDialog
          key={dialog.target.id}
          target={dialog.target}
          cameBack={dialog.cameBack}
        />
      );
    case "thanks":
      return <ThanksDialog step={dialog.step} flow={flow} />;
    case "registries":
      return <RegistriesDialog />;
    case "other":
      return <OtherGiftDialog />;
    case "updates":
      return <SubscribeDialog gifts={null} />;
  }
}

import { useState } from "react";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import { useDialogHistory } from "../../../components/dialog/use-dialog-history.ts";
import { useHub } from "../flow/hub-context.ts";
import type { HubDialog, HubFlow, HubFlowConnection, HubFlowEvent } from "../flow/hub-flow.ts";
import { getStorableDialog } from "../flow/stored-dialog.ts";
import { useDialogReopening } from "../flow/use-dialog-reopening.ts";
import { useHubFlow } from "../flow/use-hub-flow.ts";
import { ContributeDialog } from "./contribute-dialog.tsx";
import { getDialogLabel, getDialogTitle } from "./dialog-titles.ts";
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

/** Returns the event that closing a dialog sends to the supporter's flow. */
function closingEvent(dialog: HubDialog): HubFlowEvent {
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
    if (dialog !== null) send(closingEvent(dialog));
  };
  return (
    <Dialog
      opened={dialog !== null}
      onClose={close}
      title={getDialogTitle(shown.dialog, firstName)}
      label={getDialogLabel(shown.dialog, firstName)}
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

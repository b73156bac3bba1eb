import "../../../styles/mantine.css";
import { Modal } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { Opening } from "../../../components/dialog/lazy-popup.tsx";
import { Mantine } from "../../../components/mantine.tsx";
import { useHub } from "../flow/hub-context.ts";
import type { HubDialog, HubFlow, HubFlowEvent } from "../flow/hub-flow.ts";
import { CaptureDialog } from "./capture-dialog.tsx";
import { ContributeDialog } from "./contribute-dialog.tsx";
import classes from "./dialogs.module.css";
import { EducationDialog } from "./education-dialog.tsx";
import { PurchaseDialog } from "./purchase-dialog.tsx";
import { RegistriesDialog } from "./registries-dialog.tsx";

/** What leaving a dialog by its close button, Escape or a press beside it means. */
function closingEvent(dialog: HubDialog): HubFlowEvent {
  switch (dialog.kind) {
    case "education":
      return { type: "educationClosed", declined: false };
    case "capture":
      return { type: "captureSkipped" };
    case "purchase":
    case "contribute":
    case "registries":
      return { type: "closed" };
  }
}

/** How long a dialog leaves presses alone once it shows, in milliseconds. */
const SETTLE_MS = 350;

/** False while the second tap of an impatient double tap may still come: it was meant for what stood there before. */
function useSettled(dialog: HubDialog | null): boolean {
  const [settled, setSettled] = useState<HubDialog | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(dialog), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [dialog]);
  return settled === dialog;
}

/**
 * The one place where the hub's dialogs open, so that there is never more than one (rule: hub-flow). By default export for
 * `lazyPopup`.
 */
export default function HubDialogs({ flow }: { flow: HubFlow } & Opening) {
  const { hub, send } = useHub();
  const { dialog } = flow;
  // A closing dialog keeps its content while it fades.
  const [shown, setShown] = useState(dialog);
  if (dialog !== null && dialog !== shown) setShown(dialog);
  const isSettled = useSettled(dialog);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (dialog === null) return;
    content.current?.focus({ preventScroll: true });
    // Each one from its beginning, however far down the one before it was read.
    content.current?.closest("[role=dialog]")?.scrollTo(0, 0);
  }, [dialog]);
  if (shown === null) return null;
  const close = () => {
    if (dialog !== null) send(closingEvent(dialog));
  };
  return (
    <Mantine>
      <Modal.Root
        opened={dialog !== null}
        onClose={close}
        closeOnClickOutside={isSettled}
        size={520}
        centered
        transitionProps={{ duration: 180 }}
        // The flow gives focus back itself: its dialogs follow one another.
        returnFocus={false}
      >
        <Modal.Overlay backgroundOpacity={0.45} />
        <Modal.Content
          classNames={{ inner: classes.inner, content: classes.dialog }}
          mod={{ settling: !isSettled }}
        >
          {/* Not Modal.Header: a second <header> would be another banner beside the page's own. */}
          <div className={classes.header}>
            <Modal.Title className={classes.title}>{titleOf(shown, hub.kid.firstName)}</Modal.Title>
            <Modal.CloseButton aria-label="Close" />
          </div>
          <div className={classes.body}>
            <div
              ref={content}
              tabIndex={-1}
              data-autofocus
              className={classes.content}
              key={shown.kind}
            >
              <DialogContent dialog={shown} flow={flow} />
            </div>
          </div>
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  );
}

function titleOf(dialog: HubDialog, firstName: string): string {
  switch (dialog.kind) {
    case "purchase":
      return "Did you buy this gift?";
    case "education":
      return "Help Now & For The Future";
    case "contribute":
      return dialog.target.kind === "wishlistItem" ? "Chip in" : `Tell ${firstName}'s family`;
    case "capture":
      return "Get Updates?";
    case "registries":
      return "Other gift registries";
  }
}

function DialogContent({ dialog, flow }: { dialog: HubDialog; flow: HubFlow }) {
  switch (dialog.kind) {
    case "purchase":
      return <PurchaseDialog key={dialog.itemId} itemId={dialog.itemId} />;
    case "education":
      return <EducationDialog linkId={dialog.linkId} gift={dialog.gift} giver={flow.giver} />;
    case "contribute":
      return <ContributeDialog target={dialog.target} />;
    case "capture":
      return <CaptureDialog name={flow.giver?.name ?? ""} giftTokens={flow.giftTokens} />;
    case "registries":
      return <RegistriesDialog />;
  }
}

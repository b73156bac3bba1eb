import { closeButton } from "@giftling/messages/common";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import { SheetToast } from "../toast/sheet-toast.tsx";
import classes from "./dialog.module.css";
import { type ModalDialogOptions, useModalDialog } from "./use-modal-dialog.ts";

/** Renders a modal dialog with a title and a close button. The content is mounted while the dialog is visible. */
export function Dialog({
  title,
  label,
  isNarrow = false,
  isFull = false,
  children,
  ...options
}: ModalDialogOptions & {
  title: string;
  /** Accessible name of the dialog. Default: the title. */
  label?: string;
  isNarrow?: boolean;
  /** Whether the dialog fills the screen of a phone. */
  isFull?: boolean;
  children: ReactNode;
}) {
  const { isMounted, dialogProps } = useModalDialog(options);
  const titleId = useId();
  if (!isMounted) return null;
  return createPortal(
    <dialog
      {...dialogProps}
      className={classes.dialog}
      aria-label={label}
      aria-labelledby={label === undefined ? titleId : undefined}
      data-narrow={isNarrow || undefined}
      data-full={isFull || undefined}
    >
      {/* Uses a `div`, because a `header` would be a second banner landmark on the page. */}
      <div className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <button
          type="button"
          className={classes.close}
          aria-label={closeButton()}
          onClick={options.onClose}
        >
          <IconX size={28} stroke={1.5} aria-hidden />
        </button>
        {options.opened && <SheetToast key={options.part} />}
      </div>
      <div className={classes.body} tabIndex={-1}>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

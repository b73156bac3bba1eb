import "../../styles/mantine.css";
import { Alert, Modal } from "@mantine/core";
import { createContext, type FormEvent, type ReactNode, use, useEffect, useState } from "react";
import { Button } from "../button.tsx";
import classes from "./form-dialog.module.css";
import { useLateOpen } from "./use-late-open.ts";

const CoverContext = createContext<(isCovered: boolean) => void>(() => undefined);

/** For a dialog that a field of a form opens: while it lies over the form's own, Escape closes it alone. */
export function useCoverOfForm(isOpen: boolean): void {
  const cover = use(CoverContext);
  useEffect(() => {
    cover(isOpen);
    return () => cover(false);
  }, [cover, isOpen]);
}

/** The one shape of a dialog with fields: what went wrong stands above the two buttons. */
export function FormDialog({
  opened,
  onClose,
  title,
  submitLabel,
  isBusy,
  isIncomplete = false,
  failure,
  danger = false,
  onSubmit,
  children,
}: {
  opened: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  isBusy: boolean;
  /** What must be there isn't yet: the button waits. */
  isIncomplete?: boolean;
  /** A sentence about the whole form, or null. */
  failure: string | null;
  /** For what can't be undone: the button warns. */
  danger?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  const [isCovered, setCovered] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
  };
  return (
    <Modal opened={useLateOpen(opened)} onClose={onClose} title={title} closeOnEscape={!isCovered}>
      <CoverContext value={setCovered}>
        <form onSubmit={submit} noValidate className={classes.fields}>
          {children}
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {failure}
            </Alert>
          )}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={isBusy}
              disabled={isIncomplete}
              variant={danger ? "danger" : "filled"}
            >
              {submitLabel}
            </Button>
          </div>
        </form>
      </CoverContext>
    </Modal>
  );
}

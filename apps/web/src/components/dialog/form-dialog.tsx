import { logIn } from "@giftling/messages/common";
import * as words from "@giftling/messages/form";
import "../../styles/mantine.css";
import { Alert, Modal } from "@mantine/core";
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useEffect,
  useState,
} from "react";
import { Button } from "../button.tsx";
import { keepForLogIn, resumingHref } from "../memory/resume.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
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

/** What went wrong with the whole form: a sentence, with a title where the specified message has one. */
export type FormFailure = {
  title?: string | undefined;
  message: string;
  /** Nobody is signed in any more: Log In stands beside it (rule: log-in-again). */
  isSignedOut?: boolean;
};

/** The one shape of a dialog with fields: what went wrong stands above the two buttons, which are always in sight. */
export function FormDialog({
  opened,
  onClose,
  onCancel,
  title,
  submitLabel,
  isBusy,
  isIncomplete = false,
  failure,
  danger = false,
  about,
  onStartOver,
  question = null,
  other,
  onSubmit,
  children,
}: {
  opened: boolean;
  onClose: () => void;
  /** Told before `onClose` when "Cancel" was pressed. */
  onCancel?: (() => void) | undefined;
  title: string;
  submitLabel: string;
  isBusy: boolean;
  /** What must be there isn't yet: the button waits. */
  isIncomplete?: boolean;
  failure: FormFailure | string | null;
  /** For what can't be undone: the button warns. */
  danger?: boolean;
  /** What the dialog's draft is about: logging in again leads back to it. */
  about?: string | undefined;
  /** Set while the fields show what was typed an earlier time: begins anew. */
  onStartOver?: (() => void) | undefined;
  /** Asked in place of the fields, which stay as they are. */
  question?: ComponentProps<typeof ChangedElsewhere> | null;
  /** A second button that sends the form, told before it does; Enter never presses it. */
  other?: { label: string; onPress: () => void } | undefined;
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
        {question && <ChangedElsewhere {...question} />}
        <form onSubmit={submit} noValidate className={classes.fields} hidden={question !== null}>
          {onStartOver && <KeptNote onStartOver={onStartOver} />}
          {children}
          <div className={classes.foot}>
            {failure !== null && (
              <Failed
                {...(typeof failure === "string" ? { message: failure } : failure)}
                about={about}
              />
            )}
            <div className={classes.buttons}>
              <Button
                variant="default"
                onClick={() => {
                  onCancel?.();
                  onClose();
                }}
              >
                {words.cancel()}
              </Button>
              {other && (
                <Button
                  variant="default"
                  disabled={isBusy}
                  onClick={(event) => {
                    other.onPress();
                    event.currentTarget.form?.requestSubmit();
                  }}
                >
                  {other.label}
                </Button>
              )}
              <Button
                type="submit"
                loading={isBusy}
                disabled={isIncomplete}
                variant={danger ? "danger" : "filled"}
              >
                {submitLabel}
              </Button>
            </div>
          </div>
        </form>
      </CoverContext>
    </Modal>
  );
}

function KeptNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className={classes.kept}>
      <p>{words.stillHere()}</p>
      <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
        {words.startOver()}
      </Button>
    </div>
  );
}

/** What went wrong with a form as a whole, above its buttons. */
export function Failed({
  title,
  message,
  isSignedOut = false,
  about,
}: FormFailure & { about: string | undefined }) {
  return (
    <Alert color="red" variant="light" role="alert" title={title}>
      {message}
      {isSignedOut && (
        <div className={classes.logIn}>
          <Button href={resumingHref()} size="sm" onClick={() => keepForLogIn(about)}>
            {logIn()}
          </Button>
        </div>
      )}
    </Alert>
  );
}

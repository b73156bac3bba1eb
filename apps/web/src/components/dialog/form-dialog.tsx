import { signInLink } from "@giftling/messages/common";
import * as words from "@giftling/messages/form";
import "../../styles/mantine.css";
import { Alert, Modal } from "@mantine/core";
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { Button } from "../button.tsx";
import { getResumeSignInUrl, saveDialogForSignIn } from "../memory/interrupted-dialog.ts";
import { EditConflictQuestion } from "./edit-conflict-question.tsx";
import classes from "./form-dialog.module.css";
import { useDelayedOpen } from "./use-delayed-open.ts";

const CoverContext = createContext<(isCovered: boolean) => void>(() => undefined);

/** Makes Escape close only a nested dialog, not the form dialog around the nested dialog. */
export function useNestedDialog(isOpen: boolean): void {
  const cover = useContext(CoverContext);
  useEffect(() => {
    cover(isOpen);
    return () => cover(false);
  }, [cover, isOpen]);
}

/** Error of a whole form, as opposed to an error of one field. */
export type FormError = {
  title?: string | undefined;
  message: string;
  /** Whether the session expired. If so, the form shows Log In (rule: log-in-again). */
  isSignedOut?: boolean;
};

/**
 * Renders a dialog with a form, a Cancel button and a submit button. The buttons are always visible. A failure is shown
 * above the buttons.
 */
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
  onOpen,
  onStartOver,
  question = null,
  other,
  onSubmit,
  children,
}: {
  opened: boolean;
  onClose: () => void;
  /** Called before `onClose` when Cancel is pressed. */
  onCancel?: (() => void) | undefined;
  title: string;
  submitLabel: string;
  isBusy: boolean;
  /** Whether required values are missing. If so, the submit button is disabled. */
  isIncomplete?: boolean;
  failure: FormError | string | null;
  danger?: boolean;
  /** Storage key of the form's draft. With a key, the dialog reopens after the parent signs in again. */
  about?: string | undefined;
  /** Called each time the dialog opens. */
  onOpen?: (() => void) | undefined;
  /** Discards the form's restored draft. Undefined unless the form shows a restored draft. */
  onStartOver?: (() => void) | undefined;
  /**
   * Question about an edit conflict. While the question is shown, the form's fields are hidden but preserve their
   * state.
   */
  question?: ComponentProps<typeof EditConflictQuestion> | null;
  /** Second submit button. `onPress` is called before the form is submitted. Enter never triggers the button. */
  other?: { label: string; onPress: () => void } | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  const [isCovered, setCovered] = useState(false);
  const handleOpen = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (opened) handleOpen();
  }, [opened]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
  };
  return (
    <Modal
      opened={useDelayedOpen(opened)}
      onClose={onClose}
      title={title}
      closeOnEscape={!isCovered}
    >
      <CoverContext value={setCovered}>
        {question && <EditConflictQuestion {...question} />}
        <form onSubmit={submit} noValidate className={classes.fields} hidden={question !== null}>
          {onStartOver && <DraftRestoredNote onStartOver={onStartOver} />}
          {children}
          <div className={classes.foot}>
            {failure !== null && (
              <FormErrorMessage
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
                {words.cancelButton()}
              </Button>
              {other && (
                <Button
                  variant="default"
                  aria-disabled={isBusy}
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

/** Renders a note that the form shows a restored draft, with a button that discards the draft. */
export function DraftRestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className={classes.kept}>
      <p>{words.draftRestoredNote()}</p>
      <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
        {words.discardInputButton()}
      </Button>
    </div>
  );
}

/** Renders a form's submission error, with a Log In button if the session expired. */
export function FormErrorMessage({
  title,
  message,
  isSignedOut = false,
  about,
}: FormError & { about: string | undefined }) {
  return (
    <Alert color="red" variant="light" role="alert" title={title}>
      {message}
      {isSignedOut && (
        <div className={classes.logIn}>
          <Button href={getResumeSignInUrl()} size="sm" onClick={() => saveDialogForSignIn(about)}>
            {signInLink()}
          </Button>
        </div>
      )}
    </Alert>
  );
}

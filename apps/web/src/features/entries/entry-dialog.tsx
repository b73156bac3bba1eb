import { type ComponentType, useRef, useState } from "react";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../components/dialog/use-delayed-open.ts";
import type { FormFields } from "../../components/form/form-fields.ts";
import classes from "./entry-dialog.module.css";
import { useEntryForm } from "./use-entry-form.ts";

export type EntryFieldsProps<Values extends object> = {
  form: FormFields<Values>;
  isNew: boolean;
  kidId: string;
  /** ID of the edited entry, or null for a new entry. */
  entryId: string | null;
  /** Called when an upload starts or ends. The form cannot be submitted during an upload. */
  onBusy: (isBusy: boolean) => void;
  /** Whether an entry was added and the dialog is still open for the next entry. */
  isNext?: boolean;
  /** Makes the dialog stay open for the next entry after the form is submitted. Called before the submission. */
  onAddNext?: (() => void) | undefined;
};

/** Number of entries added since the dialog opened, and the confirmation of the latest addition. */
type AddedEntries = { count: number; message: string | null };

const NONE_ADDED: AddedEntries = { count: 0, message: null };

/**
 * Renders a dialog with the form of one entry. If the fields call `onAddNext`, the dialog stays open with empty fields
 * for the next entry (rule: paste-first).
 */
export function EntryDialog<Values extends object, Input, Answer>({
  title,
  submitLabel,
  Fields,
  isComplete,
  kidId,
  entryId,
  form: options,
  getAddedMessage,
  opened,
  onClose,
  onDone,
}: DialogProps & {
  title: string;
  submitLabel: string;
  Fields: ComponentType<EntryFieldsProps<Values>>;
  isComplete: ((values: Values) => boolean) | undefined;
  kidId: string;
  entryId: string | null;
  form: Omit<Parameters<typeof useEntryForm<Values, Input, Answer>>[0], "onDone">;
  /** Returns the confirmation shown when the dialog stays open for another entry. */
  getAddedMessage?: ((answer: Answer) => string) | undefined;
  onDone: (answer: Answer) => void;
}) {
  const isNew = entryId === null;
  const [added, setAdded] = useState(NONE_ADDED);
  const isNextAsked = useRef(false);
  const staysOpen = useRef(false);
  function close() {
    setAdded(NONE_ADDED);
    onClose();
  }
  const { dialog, form, startOver } = useEntryForm({
    ...options,
    onDone: (answer: Answer) => {
      if (getAddedMessage && staysOpen.current) {
        const message = getAddedMessage(answer);
        setAdded(({ count }) => ({ count: count + 1, message }));
        return;
      }
      close();
      onDone(answer);
    },
  });
  const [isUploading, setUploading] = useState(false);
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      onCancel={isNew ? undefined : startOver}
      title={title}
      submitLabel={submitLabel}
      {...dialog}
      onSubmit={(event) => {
        staysOpen.current = isNextAsked.current;
        isNextAsked.current = false;
        dialog.onSubmit(event);
      }}
      isBusy={dialog.isBusy || isUploading}
      isIncomplete={isComplete?.(form.values) === false}
    >
      {added.message !== null && (
        <p className={classes.added} role="status">
          {added.message}
        </p>
      )}
      <Fields
        key={added.count}
        form={form}
        isNew={isNew}
        kidId={kidId}
        entryId={entryId}
        onBusy={setUploading}
        isNext={added.count > 0}
        onAddNext={
          getAddedMessage &&
          (() => {
            isNextAsked.current = true;
          })
        }
      />
    </FormDialog>
  );
}

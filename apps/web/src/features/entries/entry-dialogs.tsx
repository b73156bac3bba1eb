import * as dialogWords from "@giftling/messages/entries/dialogs";
import { useRouter } from "@tanstack/react-router";
import { type ComponentType, useMemo, useRef, useState } from "react";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../components/dialog/use-delayed-open.ts";
import type { FormFields } from "../../components/form/form-fields.ts";
import type { ValidationResult } from "../../components/form/validate-input.ts";
import { showToast } from "../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../idempotency-key.ts";
import { pickChangedFields } from "./edit-conflict.ts";
import classes from "./entry-dialogs.module.css";
import { getEditDraftKey, getNewEntryDraftKey } from "./entry-drafts.ts";
import { hasEntryRow, highlightEntryRow } from "./highlight-entry-row.ts";
import type { EntryMutations } from "./lists/list-cache.ts";
import type { EntryListPath } from "./section-page-link.tsx";
import type { EditedEntry } from "./use-entry-dialogs.ts";
import { type SecondarySubmitButton, useEntryForm } from "./use-entry-form.ts";

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

/** Configuration of the dialogs that add and edit one kind of entry: fields, validation, texts and options. */
export type EntryDialogsConfig<View, Values extends object, New, Edit> = {
  what: dialogWords.EditableEntryKind;
  /** Path of the dashboard page that lists all entries of the kind. */
  place: EntryListPath;
  values: (entry?: View) => Values;
  checkNew: (kidId: string, values: Values) => ValidationResult<New>;
  checkEdit: (id: string, values: Values) => ValidationResult<Edit>;
  /** Returns the version of an entry, which detects conflicting edits (rule: changed-meanwhile). */
  version: (entry: View) => string;
  /** Returns the displayed names of the form's option values, by option value. */
  names?: () => Readonly<Record<string, string>>;
  /**
   * Returns whether the form can be submitted. If omitted, validation reports missing fields (rule: required-fields).
   */
  isComplete?: (values: Values) => boolean;
  Fields: ComponentType<EntryFieldsProps<Values>>;
  /** Second submit button of the Add dialog. */
  other?: SecondarySubmitButton<Values>;
  /** Whether several entries can be added without closing the dialog. */
  canAddNext?: boolean;
  words: {
    addTitle: (firstName: string) => string;
    submit: () => string;
    /** Returns a confirmation that the entry was added, such as "“Puzzle” is on the wishlist". */
    added: (entry: View) => string;
    editTitle: (entry: View) => string;
  };
};

export type EntryDialogsProps<View, New, Edit> = {
  opened: "add" | "edit" | null;
  onClose: () => void;
  /** Entry to edit, or null until an entry is selected. */
  edited: EditedEntry<View> | null;
  kidId: string;
  firstName: string;
  writes: Pick<EntryMutations<View, New, Edit>, "add" | "edit">;
};

/** Creates a component with the dialogs that add and edit entries of one kind. */
export function createEntryDialogs<
  View extends { id: string },
  Values extends object,
  New extends object,
  Edit extends { id: string; version?: string | undefined },
>(
  kind: EntryDialogsConfig<View, Values, New, Edit>,
): ComponentType<EntryDialogsProps<View, New, Edit>> {
  /**
   * Renders the dialog that adds an entry or edits `entry`. Reopening the dialog restores unsaved values, unless the
   * parent canceled an edit. An edit sends the changed fields with the version on which the edit is based. If another
   * person deleted the entry, the values can be added as a new entry (rule: changed-elsewhere). If the fields call
   * `onAddNext`, the dialog stays open with empty fields for the next entry (rule: paste-first).
   */
  function EntryDialog({
    entry,
    kidId,
    firstName,
    writes: { add, edit },
    opened,
    onClose,
  }: DialogProps &
    Omit<EntryDialogsProps<View, New, Edit>, "opened" | "edited"> & { entry: View | null }) {
    const { Fields, words } = kind;
    const router = useRouter({ warn: false });
    const [isGone, setGone] = useState(false);
    const isAddition = entry === null || isGone;
    const [isUploading, setUploading] = useState(false);
    // Number of entries added since the dialog opened, and the confirmation of the latest addition.
    const [added, setAdded] = useState<{ count: number; message: string | null }>(NONE_ADDED);
    const isNextAsked = useRef(false);
    const staysOpen = useRef(false);
    function close() {
      setAdded(NONE_ADDED);
      onClose();
    }
    function view({ id }: View) {
      if (!hasEntryRow(id)) void router.navigate({ to: kind.place, search: { kid: kidId } });
      highlightEntryRow(id);
    }
    const start = useMemo(() => kind.values(entry ?? undefined), [entry]);
    const { dialog, form, startOver } = useEntryForm({
      start,
      check: (values): ValidationResult<{ add: New } | { edit: Edit }> =>
        isAddition
          ? mapValidInput(kind.checkNew(kidId, values), (input) => ({ add: input }))
          : mapValidInput(kind.checkEdit(entry.id, values), (input) => ({ edit: input })),
      save: (sent, key, madeOn) => {
        if ("add" in sent) return add.mutateAsync(addIdempotencyKey(sent.add, key));
        const before = kind.checkEdit(sent.edit.id, madeOn.start);
        return edit.mutateAsync(pickChangedFields(before, sent.edit, madeOn.version));
      },
      isPending: add.isPending || edit.isPending,
      onDone: (saved) => {
        if (staysOpen.current) {
          setAdded(({ count }) => ({ count: count + 1, message: words.added(saved) }));
          return;
        }
        close();
        highlightEntryRow(saved.id);
        showToast({
          title: isAddition ? words.added(saved) : dialogWords.changesSavedConfirmation(),
          isForPage: true,
          ...(entry === null && {
            action: { label: dialogWords.viewButton(), run: () => view(saved) },
          }),
        });
      },
      ...(entry === null
        ? { draft: getNewEntryDraftKey(kind.what, kidId), other: kind.other }
        : {
            draft: getEditDraftKey(entry.id),
            toast: dialogWords.getUpdateErrorToast(kind.what),
            edited: {
              version: () => kind.version(entry),
              startWith: (theirs) => kind.values({ ...entry, ...theirs }),
              names: kind.names?.(),
              onGone: () => {
                setGone(true);
                return dialogWords.entryDeletedError();
              },
            },
          }),
    });
    return (
      <FormDialog
        opened={opened}
        onClose={close}
        onCancel={entry === null ? undefined : startOver}
        title={entry === null ? words.addTitle(firstName) : words.editTitle(entry)}
        submitLabel={
          entry === null
            ? words.submit()
            : isGone
              ? dialogWords.recreateEntryButton()
              : dialogWords.saveChangesButton()
        }
        {...dialog}
        onSubmit={(event) => {
          staysOpen.current = isNextAsked.current;
          isNextAsked.current = false;
          dialog.onSubmit(event);
        }}
        isBusy={dialog.isBusy || isUploading}
        isIncomplete={kind.isComplete?.(form.values) === false}
      >
        {added.message !== null && (
          <p className={classes.added} role="status">
            {added.message}
          </p>
        )}
        <Fields
          key={added.count}
          form={form}
          isNew={entry === null}
          kidId={kidId}
          entryId={entry?.id ?? null}
          onBusy={setUploading}
          isNext={added.count > 0}
          onAddNext={
            entry === null && kind.canAddNext
              ? () => {
                  isNextAsked.current = true;
                }
              : undefined
          }
        />
      </FormDialog>
    );
  }
  return function EntryDialogs({ opened, edited, ...props }) {
    return (
      <>
        <EntryDialog {...props} entry={null} opened={opened === "add"} />
        {edited && (
          <EntryDialog
            {...props}
            key={edited.key}
            entry={edited.entry}
            opened={opened === "edit"}
          />
        )}
      </>
    );
  };
}

const NONE_ADDED = { count: 0, message: null };

/** Applies `as` to the input of a successful validation. Returns the result of a failed validation unchanged. */
const mapValidInput = <Input, Sent>(
  checked: ValidationResult<Input>,
  as: (input: Input) => Sent,
): ValidationResult<Sent> => (checked.ok ? { ok: true, input: as(checked.input) } : checked);

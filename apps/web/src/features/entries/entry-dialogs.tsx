import * as dialogWords from "@giftling/messages/entries/dialogs";
import { useRouter } from "@tanstack/react-router";
import { type ComponentType, useState } from "react";
import type { DialogProps } from "../../components/dialog/use-delayed-open.ts";
import type { ValidationResult } from "../../components/form/validate-input.ts";
import { showToast } from "../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../idempotency-key.ts";
import type { WriteMutation } from "../../trpc.ts";
import { pickChangedFields } from "./edit-conflict.ts";
import { EntryDialog, type EntryFieldsProps } from "./entry-dialog.tsx";
import { getEditDraftKey, getNewEntryDraftKey } from "./entry-drafts.ts";
import { hasEntryRow, highlightEntryRow } from "./highlight-entry-row.ts";
import type { EntryMutations } from "./lists/list-cache.ts";
import type { EntryListPath } from "./section-page-link.tsx";
import type { EditedEntry } from "./use-entry-dialogs.ts";
import type { SecondarySubmitButton } from "./use-entry-form.ts";

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

/** ID of an edited entry, and the version on which the edit is based. */
type VersionedEdit = { id: string; version?: string | undefined };

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
  Edit extends VersionedEdit,
>(
  kind: EntryDialogsConfig<View, Values, New, Edit>,
): ComponentType<EntryDialogsProps<View, New, Edit>> {
  return function EntryDialogs({ opened, onClose, edited, kidId, firstName, writes }) {
    return (
      <>
        <AddEntryDialog
          kind={kind}
          kidId={kidId}
          firstName={firstName}
          add={writes.add}
          opened={opened === "add"}
          onClose={onClose}
        />
        {edited && (
          <EditEntryDialog
            key={edited.key}
            kind={kind}
            kidId={kidId}
            entry={edited.entry}
            add={writes.add}
            edit={writes.edit}
            opened={opened === "edit"}
            onClose={onClose}
          />
        )}
      </>
    );
  };
}

/** Renders the dialog that adds an entry. Reopening a closed dialog restores the typed values. */
function AddEntryDialog<
  View extends { id: string },
  Values extends object,
  New extends object,
  Edit,
>({
  kind,
  kidId,
  firstName,
  add,
  ...opening
}: DialogProps & {
  kind: EntryDialogsConfig<View, Values, New, Edit>;
  kidId: string;
  firstName: string;
  add: WriteMutation<New, View>;
}) {
  const { addTitle, added, submit } = kind.words;
  const router = useRouter({ warn: false });
  const onDone = (entry: View) => {
    const view = () => {
      if (!hasEntryRow(entry.id)) void router.navigate({ to: kind.place, search: { kid: kidId } });
      highlightEntryRow(entry.id);
    };
    highlightEntryRow(entry.id);
    showToast({
      title: added(entry),
      isForPage: true,
      action: { label: dialogWords.viewButton(), run: view },
    });
  };
  return (
    <EntryDialog
      title={addTitle(firstName)}
      submitLabel={submit()}
      Fields={kind.Fields}
      isComplete={kind.isComplete}
      kidId={kidId}
      entryId={null}
      form={{
        start: kind.values(),
        check: (values) => kind.checkNew(kidId, values),
        save: (input, key) => add.mutateAsync(addIdempotencyKey(input, key)),
        isPending: add.isPending,
        draft: getNewEntryDraftKey(kind.what, kidId),
        other: kind.other,
      }}
      getAddedMessage={kind.canAddNext ? added : undefined}
      onDone={onDone}
      {...opening}
    />
  );
}

/** Input that the edit dialog sends: an edit or, if another person deleted the entry, a new entry. */
type EditDialogInput<New, Edit> = { add: New } | { edit: Edit };

/** Applies `as` to the input of a successful validation. Returns the result of a failed validation unchanged. */
const mapValidInput = <Input, Sent>(
  checked: ValidationResult<Input>,
  as: (input: Input) => Sent,
): ValidationResult<Sent> => (checked.ok ? { ok: true, input: as(checked.input) } : checked);

/**
 * Renders the dialog that edits an entry. Sends the changed fields with the version on which the edit is based.
 * Reopening the dialog restores unsaved values, unless the parent pressed Cancel. If another person deleted the entry,
 * the values can be added as a new entry (rule: changed-elsewhere).
 */
function EditEntryDialog<
  View extends { id: string },
  Values extends object,
  New extends object,
  Edit extends VersionedEdit,
>({
  kind,
  kidId,
  entry,
  add,
  edit,
  ...opening
}: DialogProps & {
  kind: EntryDialogsConfig<View, Values, New, Edit>;
  kidId: string;
  entry: View;
  add: WriteMutation<New, View>;
  edit: WriteMutation<Edit, View>;
}) {
  const { editTitle, added } = kind.words;
  const [isGone, setGone] = useState(false);
  const checkEdit = (values: Values) => kind.checkEdit(entry.id, values);
  return (
    <EntryDialog
      title={editTitle(entry)}
      submitLabel={isGone ? dialogWords.recreateEntryButton() : dialogWords.saveChangesButton()}
      Fields={kind.Fields}
      isComplete={kind.isComplete}
      kidId={kidId}
      entryId={entry.id}
      form={{
        start: kind.values(entry),
        check: (values): ValidationResult<EditDialogInput<New, Edit>> =>
          isGone
            ? mapValidInput(kind.checkNew(kidId, values), (input) => ({ add: input }))
            : mapValidInput(checkEdit(values), (input) => ({ edit: input })),
        save: (sent, key, { start, version }) =>
          "add" in sent
            ? add.mutateAsync(addIdempotencyKey(sent.add, key))
            : edit.mutateAsync(pickChangedFields(checkEdit(start), sent.edit, version)),
        isPending: edit.isPending || add.isPending,
        toast: dialogWords.getUpdateErrorToast(kind.what),
        draft: getEditDraftKey(entry.id),
        edited: {
          version: () => kind.version(entry),
          startWith: (theirs) => kind.values({ ...entry, ...theirs }),
          names: kind.names?.(),
          onGone: () => {
            setGone(true);
            return dialogWords.entryDeletedError();
          },
        },
      }}
      onDone={(saved) => {
        highlightEntryRow(saved.id);
        showToast({
          title: isGone ? added(saved) : dialogWords.changesSavedConfirmation(),
          isForPage: true,
        });
      }}
      {...opening}
    />
  );
}

import * as dialogWords from "@giftling/messages/entries/dialogs";
import { useRouter } from "@tanstack/react-router";
import { type ComponentType, useState } from "react";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import type { Checked } from "../../components/form/check-input.ts";
import type { FormFields } from "../../components/form/form-fields.ts";
import { showToast } from "../../components/toast/toast.ts";
import { withIdempotencyKey } from "../../idempotency-key.ts";
import type { Write } from "../../trpc.ts";
import { onlyChanged } from "./changed-elsewhere.ts";
import { addDraft, editDraft } from "./entry-drafts.ts";
import type { EntryWrites } from "./entry-writes.ts";
import { hasRow, lightUp } from "./light-up.ts";
import type { Edited } from "./use-entry-dialogs.ts";
import { type OtherWay, useEntryForm } from "./use-entry-form.ts";

/** What the fields of a dialog get: the form, and whether they are those of a new entry. */
export type EntryFieldsProps<Values extends object> = {
  form: FormFields<Values>;
  isNew: boolean;
  kidId: string;
  /** Of the entry that is edited; null for a new one. */
  entryId: string | null;
  /** Told when an upload starts and ends: the form waits for it. */
  onBusy: (isBusy: boolean) => void;
};

/** How one kind of entry is typed, checked and worded in its two dialogs. */
export type EntryKind<View, Values extends object, New, Edit> = {
  what: dialogWords.Edited;
  /** The page that has the whole list. */
  place: "/dashboard/wishlist" | "/dashboard/giving" | "/dashboard/news";
  values: (entry?: View) => Values;
  checkNew: (kidId: string, values: Values) => Checked<New>;
  checkEdit: (id: string, values: Values) => Checked<Edit>;
  /** The version of what is shown (rule: changed-meanwhile). */
  version: (entry: View) => string;
  /** Words for values that stand for a choice. */
  names?: () => Readonly<Record<string, string>>;
  /** False as long as the button has nothing to send (rule: required-fields); without it the check says what is missing. */
  isComplete?: (values: Values) => boolean;
  Fields: ComponentType<EntryFieldsProps<Values>>;
  /** Another way to add a new one, beside `submit`. */
  other?: OtherWay<Values>;
  words: {
    addTitle: (firstName: string) => string;
    submit: () => string;
    /** Said once the new entry is there, such as "“Puzzle” is on the wishlist". */
    added: (entry: View) => string;
    editTitle: (entry: View) => string;
  };
};

/** An edit of a thing, made on one of its versions. */
type MadeEdit = { id: string; version?: string | undefined };

/** What the two dialogs of a kind get. */
export type EntryDialogsProps<View, New, Edit> = {
  opened: "add" | "edit" | null;
  onClose: () => void;
  /** The entry to edit; null before the first was chosen. */
  edited: Edited<View> | null;
  kidId: string;
  firstName: string;
  writes: Pick<EntryWrites<View, New, Edit>, "add" | "edit">;
};

/** The dialogs for a new entry of a kind and for an existing one. */
export function entryDialogs<
  View extends { id: string },
  Values extends object,
  New extends object,
  Edit extends MadeEdit,
>(kind: EntryKind<View, Values, New, Edit>): ComponentType<EntryDialogsProps<View, New, Edit>> {
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

type Opening = { opened: boolean; onClose: () => void };

/** Adding an entry. What was typed survives closing the dialog. */
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
}: Opening & {
  kind: EntryKind<View, Values, New, Edit>;
  kidId: string;
  firstName: string;
  add: Write<New, View>;
}) {
  const { addTitle, added, submit } = kind.words;
  const router = useRouter({ warn: false });
  const onDone = (entry: View) => {
    const view = () => {
      if (!hasRow(entry.id)) void router.navigate({ to: kind.place, search: { kid: kidId } });
      lightUp(entry.id);
    };
    lightUp(entry.id);
    showToast({
      title: added(entry),
      isForPage: true,
      action: { label: dialogWords.view(), run: view },
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
        save: (input, key) => add.mutateAsync(withIdempotencyKey(input, key)),
        isPending: add.isPending,
        draft: addDraft(kind.what, kidId),
        other: kind.other,
      }}
      onDone={onDone}
      {...opening}
    />
  );
}

/** What is sent once the entry of an edit may be gone. */
type Sent<New, Edit> = { add: New } | { edit: Edit };

/** What was checked, as what it is. */
const sentAs = <Input, Sent>(checked: Checked<Input>, as: (input: Input) => Sent): Checked<Sent> =>
  checked.ok ? { ok: true, input: as(checked.input) } : checked;

/**
 * Editing an entry: what differs is sent, with the version that it was made on (rule: changed-elsewhere). What was typed and not
 * saved is there the next time; Cancel forgets it. Of an entry that was deleted elsewhere it can be added again.
 */
function EditEntryDialog<
  View extends { id: string },
  Values extends object,
  New extends object,
  Edit extends MadeEdit,
>({
  kind,
  kidId,
  entry,
  add,
  edit,
  ...opening
}: Opening & {
  kind: EntryKind<View, Values, New, Edit>;
  kidId: string;
  entry: View;
  add: Write<New, View>;
  edit: Write<Edit, View>;
}) {
  const { editTitle, added } = kind.words;
  const [isGone, setGone] = useState(false);
  const checkEdit = (values: Values) => kind.checkEdit(entry.id, values);
  return (
    <EntryDialog
      title={editTitle(entry)}
      submitLabel={isGone ? dialogWords.addItAgain() : dialogWords.saveChanges()}
      Fields={kind.Fields}
      isComplete={kind.isComplete}
      kidId={kidId}
      entryId={entry.id}
      form={{
        start: kind.values(entry),
        check: (values): Checked<Sent<New, Edit>> =>
          isGone
            ? sentAs(kind.checkNew(kidId, values), (input) => ({ add: input }))
            : sentAs(checkEdit(values), (input) => ({ edit: input })),
        save: (sent, key, { start, version }) =>
          "add" in sent
            ? add.mutateAsync(withIdempotencyKey(sent.add, key))
            : edit.mutateAsync(onlyChanged(checkEdit(start), sent.edit, version)),
        isPending: edit.isPending || add.isPending,
        toast: dialogWords.notUpdated(kind.what),
        draft: editDraft(entry.id),
        edited: {
          version: () => kind.version(entry),
          startWith: (theirs) => kind.values({ ...entry, ...theirs }),
          names: kind.names?.(),
          onGone: () => {
            setGone(true);
            return dialogWords.gone();
          },
        },
      }}
      onDone={(saved) => {
        lightUp(saved.id);
        showToast({ title: isGone ? added(saved) : dialogWords.changesSaved(), isForPage: true });
      }}
      {...opening}
    />
  );
}

function EntryDialog<Values extends object, Input, Answer>({
  title,
  submitLabel,
  Fields,
  isComplete,
  kidId,
  entryId,
  form: options,
  opened,
  onClose,
  onDone,
}: Opening & {
  title: string;
  submitLabel: string;
  Fields: ComponentType<EntryFieldsProps<Values>>;
  isComplete: ((values: Values) => boolean) | undefined;
  kidId: string;
  entryId: string | null;
  form: Omit<Parameters<typeof useEntryForm<Values, Input, Answer>>[0], "onDone">;
  onDone: (answer: Answer) => void;
}) {
  const isNew = entryId === null;
  const { dialog, form, startOver } = useEntryForm({
    ...options,
    onDone: (answer: Answer) => {
      onClose();
      onDone(answer);
    },
  });
  const [isUploading, setUploading] = useState(false);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      onCancel={isNew ? undefined : startOver}
      title={title}
      submitLabel={submitLabel}
      {...dialog}
      isBusy={dialog.isBusy || isUploading}
      isIncomplete={isComplete?.(form.values) === false}
    >
      <Fields form={form} isNew={isNew} kidId={kidId} entryId={entryId} onBusy={setUploading} />
    </FormDialog>
  );
}

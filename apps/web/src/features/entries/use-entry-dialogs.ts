import { useState } from "react";
import { getEditDraftKey } from "./entry-drafts.ts";

/** Entry that is edited in a dialog. `key` changes each time the dialog opens. */
export type EditedEntry<Entry> = { entry: Entry; key: number };

/**
 * Returns the state of a section's dialogs, and functions that open and close the dialogs. Closing the Add dialog
 * preserves the typed values. Each edit starts from the current entry, with a new `key`.
 */
export function useEntryDialogs<Entry>() {
  const [opened, setOpened] = useState<"add" | "edit" | null>(null);
  const [edited, setEdited] = useState<EditedEntry<Entry> | null>(null);
  return {
    opened,
    isEditing: opened === "edit",
    edited,
    add: () => setOpened("add"),
    edit: (entry: Entry) => {
      setEdited((last) => ({ entry, key: (last?.key ?? 0) + 1 }));
      setOpened("edit");
    },
    close: () => setOpened(null),
  };
}

/**
 * Returns the state of the edit dialog for the entry that a draft edits. The dialog is closed if `list` does not
 * contain the entry (rule: log-in-again).
 */
export function getResumedDialogState<View extends { id: string }>(
  list: readonly View[] | undefined,
  draft: string,
) {
  const entry = list?.find(({ id }) => getEditDraftKey(id) === draft);
  return {
    edited: entry === undefined ? null : { entry, key: 0 },
    opened: entry ? ("edit" as const) : null,
  };
}

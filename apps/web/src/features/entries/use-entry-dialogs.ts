import { useState } from "react";

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

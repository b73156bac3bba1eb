import { useState } from "react";

/** Entry in its dialog, with a key for each opening. */
export type Edited<Entry> = { entry: Entry; key: number };

/**
 * Returns which dialog of a section is open. Closing the Add dialog keeps what was typed; every edit starts from the
 * current entry, so it has a new `key`.
 */
export function useEntryDialogs<Entry>() {
  const [opened, setOpened] = useState<"add" | "edit" | null>(null);
  const [edited, setEdited] = useState<Edited<Entry> | null>(null);
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

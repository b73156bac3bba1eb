import { useState } from "react";

/** An entry in its dialog, with a key for each time that it was opened. */
export type Edited<Entry> = { entry: Entry; key: number };

/**
 * Which dialog of a section is open. What was typed into "add" survives closing it; every edit starts from
 * the entry as it is now, so it has a `key` of its own.
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

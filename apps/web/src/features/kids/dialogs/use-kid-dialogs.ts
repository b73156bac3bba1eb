import { canAddKid, type KidView } from "@giftling/domain";
import { useCallback, useState } from "react";
import { useParent } from "../../../access/session.ts";

type KidDialogName = "new" | "limit" | "edit" | "sizes" | "order" | "delete";

/** Returns the open dialog about kids, and functions that open and close dialogs. `key` changes on opening. */
export function useKidDialogs(kids: readonly KidView[], kid: KidView) {
  const { isPremium } = useParent();
  const [opened, setOpened] = useState<KidDialogName | null>(null);
  const [about, setAbout] = useState<{ kid: KidView; key: number } | null>(null);
  const openAbout = useCallback(
    (name: KidDialogName) => {
      setAbout((last) => ({ kid, key: (last?.key ?? 0) + 1 }));
      setOpened(name);
    },
    [kid],
  );
  return {
    opened,
    about,
    /** Opens the New Child dialog or, at the plan's limit, an explanation (rule: free-limits). */
    add: () => setOpened(canAddKid(kids.length, isPremium) ? "new" : "limit"),
    edit: useCallback(() => openAbout("edit"), [openAbout]),
    sizes: useCallback(() => openAbout("sizes"), [openAbout]),
    order: () => openAbout("order"),
    remove: () => openAbout("delete"),
    close: () => setOpened(null),
  };
}

export type KidDialogs = ReturnType<typeof useKidDialogs>;

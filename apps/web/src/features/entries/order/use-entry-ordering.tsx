import * as listWords from "@giftling/messages/entries/list";
import { VisuallyHidden } from "@mantine/core";
import { IconArrowsSort } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { createLoadErrorToast, showToast } from "../../../components/toast/toast.ts";
import { highlightEntryRow } from "../highlight-entry-row.ts";
import { moveIdToPosition } from "./entry-order.ts";
import type { RowMoveActions } from "./move-to-end-menu-items.tsx";
import classes from "./ordering.module.css";

const loadOrderList = () => import("./sortable-entry-list.tsx");

/**
 * Functions for sorting a section's entries. `getName` returns an entry's name. `save` saves the IDs in their new
 * order.
 */
export type EntryOrderingOptions<View> = {
  nameOf: (entry: View) => string;
  save: (ids: readonly string[]) => Promise<unknown>;
};

/**
 * Returns controls for sorting a section's entries. A button starts sorting mode. Menu entries move a row to the start
 * or end. `movable` contains the entries that can be moved. Returns no controls for fewer than two movable entries
 * (rule: own-order).
 */
export function useEntryOrdering<View extends { id: string }>(
  order: EntryOrderingOptions<View> | undefined,
  movable: readonly View[],
) {
  const [isWanted, setWanted] = useState(false);
  const [said, say] = useState("");
  const { Part: OrderList, failedFor } = useLazyComponent(loadOrderList, isWanted);
  useEffect(() => {
    if (failedFor === null) return;
    showToast(createLoadErrorToast());
    setWanted(false);
  }, [failedFor]);

  // ID of the row that was moved with its menu. The button of that menu receives the focus again.
  const moved = useRef<string | null>(null);
  const shownIds = movable.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the order of the rows has changed
  useEffect(() => {
    const id = moved.current;
    moved.current = null;
    if (id === null) return;
    highlightEntryRow(id);
    document
      .querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"] [aria-haspopup="menu"]`)
      ?.focus({ preventScroll: true });
  }, [shownIds]);

  if (order === undefined || movable.length < 2) {
    return { isOrdering: false, button: null, list: null, movesOf: (): RowMoveActions => ({}) };
  }
  const { nameOf, save } = order;
  const ids = movable.map(({ id }) => id);

  function move(entry: View, place: number): void {
    moved.current = entry.id;
    say(listWords.reorderAnnouncement(nameOf(entry), place + 1, ids.length));
    // Ignores a failure, because the mutation shows the error.
    save(moveIdToPosition(ids, entry.id, place)).catch(() => undefined);
  }

  const isOrdering = isWanted && OrderList !== null;
  return {
    isOrdering,
    button: (
      <Button
        variant={isOrdering ? "filled" : "subtle"}
        leftSection={!isOrdering && <IconArrowsSort size={18} stroke={1.5} aria-hidden />}
        className={isOrdering ? undefined : classes.change}
        onClick={() => setWanted(!isWanted)}
      >
        {isOrdering ? (
          listWords.doneButton()
        ) : (
          <span className={classes.words}>{listWords.reorderButton()}</span>
        )}
      </Button>
    ),
    list: (
      <>
        {isOrdering && (
          <OrderList
            items={movable.map((entry) => ({ id: entry.id, name: nameOf(entry) }))}
            onOrder={save}
            say={say}
          />
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </>
    ),
    movesOf: (entry: View): RowMoveActions => {
      const place = ids.indexOf(entry.id);
      return {
        ...(place > 0 && { toTop: () => move(entry, 0) }),
        ...(place >= 0 && place < ids.length - 1 && { toEnd: () => move(entry, ids.length - 1) }),
      };
    },
  };
}

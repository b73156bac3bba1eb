import { connectionErrorMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showToast } from "../../../components/toast/toast.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";

type Options<Entry> = {
  /** Loaded entries of a hub's list, newest first. */
  known: readonly Entry[];
  /** Number of entries that are visible before the first call of `showMore`. */
  opensWith: number;
  /** Number of all entries in the list, including entries that are not loaded (rule: hub-lists). */
  total: number;
  /** Loads the next entries after the entry with the ID `before`. Undefined if all entries are already loaded. */
  read?: (before: string) => Promise<Entry[]>;
};

/**
 * Returns the visible entries of a list, and a function that shows more entries. `showMore` first shows all loaded
 * entries, and loads the next page on later calls. `showMore` focuses the first new entry, and cancels the navigation
 * of a clicked link.
 */
export function useLoadMore<Entry extends { id: string }>({
  known,
  opensWith,
  total,
  read,
}: Options<Entry>) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<readonly Entry[]>([]);
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const all = [...known, ...loaded.filter(({ id }) => !known.some((entry) => entry.id === id))];
  const shown = isOpen ? all : all.slice(0, opensWith);

  function show(next: readonly Entry[]): void {
    flushSync(() => {
      setLoaded(next);
      setOpen(true);
    });
    const first = list.current?.children[shown.length];
    // Does not move the focus while the visitor is typing.
    if (!(first instanceof HTMLElement) || document.activeElement instanceof HTMLInputElement)
      return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }

  const { run, isPending } = useApiCall(async (before: string) => read?.(before) ?? []);

  async function loadAfter(id: string): Promise<void> {
    try {
      const page = await run(id);
      show([...loaded, ...page]);
    } catch {
      showToast({
        title: words.loadMoreErrorTitle(),
        message: connectionErrorMessage(),
        tone: "error",
      });
    }
  }

  function showMore(event: SyntheticEvent): void {
    if (event.type === "click") event.preventDefault();
    const last = all.at(-1);
    if (shown.length < all.length) show(loaded);
    else if (last !== undefined && !isPending) void loadAfter(last.id);
  }

  return { shown, hasMore: shown.length < total, list, showMore, isLoading: isPending };
}

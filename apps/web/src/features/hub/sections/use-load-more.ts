import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { useMutation } from "@tanstack/react-query";
import { type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showToast } from "../../../components/toast/toast.ts";

type Options<Entry> = {
  /** Loaded entries, newest first. */
  known: readonly Entry[];
  /** Number of entries that are visible at first. */
  opensWith: number;
  /** Total number of entries (rule: hub-lists). */
  total: number;
  /** Returns the page of entries after the entry with this id. Omitted if all entries are loaded. */
  read?: (before: string) => Promise<Entry[]>;
};

/**
 * Returns a list that shows its first entries, and more on request. Loaded entries are shown first, then the next page is
 * loaded. The first new entry receives the focus. `showMore` handles a link whose URL shows the whole list without scripts.
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
    // The focus does not move while the visitor is typing.
    if (!(first instanceof HTMLElement) || document.activeElement instanceof HTMLInputElement)
      return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }

  const { mutate, isPending } = useMutation({
    mutationFn: async (before: string) => read?.(before) ?? [],
    onSuccess: (page) => show([...loaded, ...page]),
    onError: () =>
      showToast({
        title: words.loadMoreErrorTitle(),
        message: checkConnectionMessage(),
        tone: "error",
      }),
  });

  function showMore(event: SyntheticEvent): void {
    if (event.type === "click") event.preventDefault();
    const last = all.at(-1);
    if (shown.length < all.length) show(loaded);
    else if (last !== undefined && !isPending) mutate(last.id);
  }

  return { shown, hasMore: shown.length < total, list, showMore, isLoading: isPending };
}

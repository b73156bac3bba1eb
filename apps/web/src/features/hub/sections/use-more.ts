import { checkConnection } from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { useMutation } from "@tanstack/react-query";
import { type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showToast } from "../../../components/toast/toast.ts";

type Options<Entry> = {
  /** Loaded entries, newest first. */
  known: readonly Entry[];
  /** Number of entries at first. */
  opensWith: number;
  /** Total number of entries (rule: hub-lists). */
  total: number;
  /** Loads the page after an entry; undefined when all entries are loaded. */
  read?: (before: string) => Promise<Entry[]>;
};

/**
 * Returns a list that shows its first entries and more on request: the loaded ones first, then page by page. The first new
 * entry receives the focus. `showMore` is for a link that shows the whole list without scripts.
 */
export function useMore<Entry extends { id: string }>({
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
    // Does not interrupt typing.
    if (!(first instanceof HTMLElement) || document.activeElement instanceof HTMLInputElement)
      return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }

  const { mutate, isPending } = useMutation({
    mutationFn: async (before: string) => read?.(before) ?? [],
    onSuccess: (page) => show([...loaded, ...page]),
    onError: () =>
      showToast({ title: words.couldntLoadMore(), message: checkConnection(), tone: "error" }),
  });

  function showMore(event: SyntheticEvent): void {
    if (event.type === "click") event.preventDefault();
    const last = all.at(-1);
    if (shown.length < all.length) show(loaded);
    else if (last !== undefined && !isPending) mutate(last.id);
  }

  return { shown, hasMore: shown.length < total, list, showMore, isLoading: isPending };
}

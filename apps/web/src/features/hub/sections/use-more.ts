import { checkConnection } from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { useMutation } from "@tanstack/react-query";
import { type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showToast } from "../../../components/toast/toast.ts";

type Options<Entry> = {
  /** The entries that the hub came with, newest first. */
  known: readonly Entry[];
  /** How many of them show before more are asked for. */
  opensWith: number;
  /** How many there are in all (rule: hub-lists). */
  total: number;
  /** Reads the page behind an entry; left out where the hub comes with all of them. */
  read?: (before: string) => Promise<Entry[]>;
};

/**
 * A list that opens with its first entries and shows more on demand: first those that the hub came with, then page by page.
 * The first new entry gets the focus. `showMore` is for a link that shows the whole list where no script runs.
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
    // Who types goes on typing.
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

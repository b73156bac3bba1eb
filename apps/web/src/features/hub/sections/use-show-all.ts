import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * A list that opens with its first entries and shows all of them on demand. Then the first new one has the focus, since the
 * button that had it is gone.
 */
export function useShowAll<Entry>(all: readonly Entry[], first: readonly Entry[]) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);

  function showAll(): void {
    flushSync(() => setShowsAll(true));
    const next = list.current?.children[first.length];
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  const shown = showsAll ? all : first;
  return { shown, hasMore: shown.length < all.length, list, showAll };
}

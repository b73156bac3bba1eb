import { useEffect, useEffectEvent } from "react";

/** Id of the wish shown beside the list, or null, and the function that selects another wish (rule: wish-detail). */
export type WishSelection = {
  id: string | null;
  choose: (id: string | null, how?: { isStep?: boolean }) => void;
};

/** Returns the buttons with the names of visible rows. Rows of collapsed groups are excluded. */
const picksInSight = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[data-pick]")].filter((pick) =>
    pick.checkVisibility(),
  );

/** Returns the button that selects a row of the list. */
export const findSelectButton = (id: string) =>
  document.querySelector<HTMLElement>(`[data-pick="${CSS.escape(id)}"]`);

const isCovered = () => document.querySelector('[role="menu"], [aria-modal="true"]') !== null;

/**
 * Handles the keys of a list with a detail beside it. The arrow keys select another wish, Enter edits the shown wish, and
 * Escape closes it. Expands the collapsed group that contains the shown wish (rule: wish-detail).
 */
export function useListKeys(
  { id, choose }: WishSelection,
  isFolded: boolean,
  onEdit: (() => void) | undefined,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement } = document;
    const isPlain = !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey);
    if (!isPlain || isCovered()) return;
    const all = picksInSight();
    const shown = all.findIndex(({ dataset }) => dataset.pick === id);
    if (event.key === "Escape" && id !== null) {
      all[shown]?.focus({ preventScroll: true });
      choose(null, { isStep: true });
    }
    const focused = all.findIndex((pick) => pick.matches(":focus"));
    if (event.key === "Enter" && focused >= 0 && focused === shown && onEdit) {
      event.preventDefault();
      onEdit();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || (focused < 0 && activeElement !== document.body)) return;
    const from = focused >= 0 ? focused : shown;
    const next = from < 0 ? undefined : all[from + step];
    if (next?.dataset.pick === undefined) return;
    event.preventDefault();
    next.focus();
    choose(next.dataset.pick, { isStep: true });
  });
  useEffect(() => {
    if (!isFolded) return;
    findSelectButton(id ?? "")
      ?.closest("details")
      ?.setAttribute("open", "");
  }, [id, isFolded]);
  useEffect(() => {
    // Runs in the capture phase, before the menu that Escape closes is removed.
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, []);
}

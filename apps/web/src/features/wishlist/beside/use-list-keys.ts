import { useEffect, useEffectEvent } from "react";

/** The wish that is looked at beside the list, or null, and how another one is chosen (rule: wish-detail). */
export type WishSelection = {
  id: string | null;
  choose: (id: string | null, how?: { isStep?: boolean }) => void;
};

/** The names of the rows in sight: those of a closed fold are not. */
const picksInSight = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[data-pick]")].filter((pick) =>
    pick.checkVisibility(),
  );

/** A dialog or a menu has its keys for itself. */
/** The button by which a row of the list is chosen. */
export const pickOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-pick="${CSS.escape(id)}"]`);

const isCovered = () => document.querySelector('[role="menu"], [aria-modal="true"]') !== null;

/**
 * The keys of a list with its detail beside it (rule: wish-detail): arrows move, Enter on what is shown edits it, Escape closes it.
 * The fold that it is in opens.
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
    pickOf(id ?? "")
      ?.closest("details")
      ?.setAttribute("open", "");
  }, [id, isFolded]);
  useEffect(() => {
    // Before the menu that Escape closes is gone.
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, []);
}

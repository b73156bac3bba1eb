import "../../../styles/mantine.css";
import * as words from "@giftling/messages/wishlist/wish-detail";
import { ActionIcon, Modal } from "@mantine/core";
import { IconGift, IconX } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useDelayedOpen } from "../../../components/dialog/use-delayed-open.ts";
import { EmptySectionIcon } from "../../entries/empty-section-icon.tsx";
import { PriorityStar } from "../../entries/priorities/priority-star.tsx";
import type { PriorityToggle } from "../../entries/priorities/use-priority-toggle.ts";
import rows from "../../entries/rows.module.css";
import selectable from "../../entries/selectable-row.module.css";
import type { WishUnitActions } from "../units/use-wish-unit-actions.ts";
import { isCollapsedWish } from "../wish-status.ts";
import type { WishDetailSlotProps, WishRow } from "../wishlist-section.tsx";
import wishDetailClasses from "./wish-detail.module.css";
import { WishDetailContent } from "./wish-detail-content.tsx";
import classes from "./wishlist-detail-slot.module.css";

/** Selected wish's ID, or null, and the function that selects another wish (rule: wish-detail). */
type WishSelection = {
  id: string | null;
  choose: (id: string | null, how?: { isStep?: boolean }) => void;
};

/** Returns the buttons that select the visible wishes. Excludes wishes in collapsed groups. */
const picksInSight = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[data-pick]")].filter((pick) =>
    pick.checkVisibility(),
  );

const findSelectButton = (id: string) =>
  document.querySelector<HTMLElement>(`[data-pick="${CSS.escape(id)}"]`);

const isCovered = () => document.querySelector('[role="menu"], [aria-modal="true"]') !== null;

/**
 * Handles the keyboard shortcuts of the wishlist. The arrow keys select another wish, Enter edits the selected wish,
 * and Escape clears the selection. Expands the collapsed group that contains the selected wish (rule: wish-detail).
 */
function useListKeys(
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
    // Runs in the capture phase, before Escape removes an open menu from the document.
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, []);
}

/**
 * Renders the button that selects a wish, or the details of the selected wish. The details are beside the list or, on a
 * narrow screen, over the list. The URL contains the selected wish's ID, so that Back and a reload restore the
 * selection (rule: wish-detail).
 */
export default function WishlistDetailSlot({ kidId, of, isWide }: WishDetailSlotProps) {
  const { wish = null } = useSearch({ from: "/dashboard" });
  const navigate = useNavigate();
  // Selecting with the arrow keys and closing the details replace the current history entry.
  const choose = (id: string | null, { isStep = false } = {}) =>
    void navigate({
      to: "/dashboard/wishlist",
      search: { kid: kidId, ...(id !== null && { wish: id }) },
      replace: isStep,
      resetScroll: false,
    });
  if ("rows" in of) {
    if (of.rows.length === 0) return null;
    if (!isWide) return <WishDetailSheet {...of} kidId={kidId} selection={{ id: wish, choose }} />;
    return (
      <div className={classes.beside}>
        <WishDetail {...of} kidId={kidId} selection={{ id: wish, choose }} />
      </div>
    );
  }
  const { id, name } = of;
  return (
    <button
      type="button"
      className={selectable.pick}
      data-pick={id}
      aria-current={id === wish}
      onClick={() => id !== wish && choose(id)}
    >
      <span className={rows.name}>{name}</span>
    </button>
  );
}

/** Renders the wish's details in a modal over the list, for narrow screens (rule: wish-detail). */
function WishDetailSheet(props: Omit<WishDetailProps, "priorityOf">) {
  const { selection, kidId, marks } = props;
  const chosen = findSelectedRow(props);
  const [row, setRow] = useState(chosen);
  if (chosen !== undefined && chosen !== row) setRow(chosen);
  const next = useRef<(() => void) | null>(null);
  const close = () => selection.choose(null, { isStep: true });
  // A dialog opens only after the modal has closed and the wish's button has the focus again.
  const closeAnd = (then: () => void) => () => {
    next.current = then;
    close();
  };
  const edit = row && getEditAction(row);
  return (
    <Modal
      opened={useDelayedOpen(chosen !== undefined)}
      onClose={close}
      onExitTransitionEnd={() => {
        const then = next.current;
        next.current = null;
        if (then === null) return;
        // A closing dialog returns the focus to the element that was focused when the dialog opened.
        if (row) findSelectButton(row.entry.id)?.focus();
        then();
      }}
      title={row?.entry.name}
    >
      {row && (
        <div className={wishDetailClasses.detail}>
          <WishDetailContent
            item={row.entry}
            kidId={kidId}
            marks={marks}
            onEdit={edit && closeAnd(edit)}
            onDelete={closeAnd(() => row.deletion.ask(row.entry.id))}
          />
        </div>
      )}
    </Modal>
  );
}

type WishDetailProps = {
  rows: readonly WishRow[];
  selection: WishSelection;
  kidId: string;
  priorityOf: (item: WishRow["entry"]) => PriorityToggle | undefined;
  marks: WishUnitActions;
};

/** Returns the selected wish's row. Returns undefined if no wish is selected or the selected wish is being deleted. */
const findSelectedRow = ({ rows, selection }: Pick<WishDetailProps, "rows" | "selection">) =>
  rows.find(
    ({ entry, deletion }) => entry.id === selection.id && deletion.leaving[entry.id] === undefined,
  );

/** Returns the edit action of a wish, or undefined for a purchased wish (rule: purchased-wish). */
const getEditAction = ({ entry, onEdit }: WishRow) => (entry.isPurchased ? undefined : onEdit);

/** Renders the selected wish with all of its actions, or a hint if no wish is selected (rule: wish-detail). */
function WishDetail(props: WishDetailProps) {
  const { selection, kidId, priorityOf, marks } = props;
  const row = findSelectedRow(props);
  useListKeys(
    selection,
    row !== undefined && isCollapsedWish(row.entry),
    row && getEditAction(row),
  );
  const headingId = useId();
  if (row === undefined) {
    return (
      <div className={wishDetailClasses.hint}>
        <EmptySectionIcon icon={IconGift} />
        <p>{words.selectWishHint()}</p>
      </div>
    );
  }
  const { entry: item, deletion } = row;
  const priority = priorityOf(item);
  return (
    <section
      className={`${wishDetailClasses.detail} ${wishDetailClasses.pane}`}
      aria-labelledby={headingId}
    >
      <div className={wishDetailClasses.head}>
        <h2 className={wishDetailClasses.name} id={headingId}>
          {item.name}
        </h2>
        {priority && <PriorityStar name={item.name} {...priority} />}
        <ActionIcon
          aria-label={words.closeAriaLabel(item.name)}
          onClick={() => selection.choose(null, { isStep: true })}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <WishDetailContent
        item={item}
        kidId={kidId}
        marks={marks}
        onEdit={getEditAction(row)}
        onDelete={() => deletion.ask(item.id)}
      />
    </section>
  );
}

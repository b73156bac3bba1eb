import "../../../styles/mantine.css";
import { closestCorners } from "@dnd-kit/collision";
import { SortableKeyboardPlugin } from "@dnd-kit/dom/sortable";
import { DragDropProvider, useDroppable } from "@dnd-kit/react";
import { useSortable } from "@dnd-kit/react/sortable";
import { PRIORITY_SLOTS, type PrioritySlot } from "@giftling/domain";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from "@tabler/icons-react";
import { type CSSProperties, useRef } from "react";
import type { usePriorityMoves } from "../../entries/priorities/use-priority-moves.ts";
import { type SlotDragData, usePriorityDrag } from "./priority-drag.ts";
import { type ParentPriority, PriorityText } from "./priority-text.tsx";
import classes from "./top-priorities.module.css";

/** Renders the three priority slots with their cards. `say` announces a move to screen readers. */
export default function PriorityCards({
  cards,
  moves,
  say,
}: {
  cards: readonly ParentPriority[];
  moves: ReturnType<typeof usePriorityMoves>;
  say: (what: string) => void;
}) {
  const refOf = ({ kind, id }: ParentPriority) => ({ kind, id });
  const move = (card: ParentPriority, slot: PrioritySlot) => {
    moves.move(refOf(card), slot);
    say(priorityWords.priorityPositionAnnouncement(card.title, slot));
  };
  const list = useRef<HTMLOListElement>(null);
  const { provider, shiftOf, isSliding } = usePriorityDrag(cards, list, move);
  return (
    <DragDropProvider {...provider}>
      <ol className={classes.cards} data-sliding={isSliding || undefined} ref={list}>
        {PRIORITY_SLOTS.map((slot) => {
          const card = cards.find((one) => one.slot === slot);
          const shift = shiftOf(slot);
          return card === undefined ? (
            <FreeSlot key={`free ${slot}`} slot={slot} shift={shift} />
          ) : (
            <PriorityCard
              key={card.id}
              card={card}
              shift={shift}
              isOnly={cards.length === 1}
              onMove={(to) => move(card, to)}
              onRemove={() => {
                moves.remove(refOf(card));
                say(priorityWords.priorityRemovedAnnouncement(card.title));
              }}
            />
          );
        })}
      </ol>
    </DragDropProvider>
  );
}

function FreeSlot({ slot, shift }: { slot: PrioritySlot; shift: CSSProperties }) {
  const data: SlotDragData = { slot, title: null };
  const id = `free ${slot}`;
  const { ref, isDropTarget } = useDroppable({ id, data, collisionDetector: closestCorners });
  return (
    <li className={classes.entry}>
      <span className={`${classes.slot} ${classes.free}`}>{slot}</span>
      <div className={classes.place} data-target={isDropTarget || undefined} ref={ref}>
        <span className={classes.freeText} style={shift}>
          {priorityWords.emptySlotLabel()}
        </span>
      </div>
    </li>
  );
}

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/**
 * dnd-kit plugin for dragging with the arrow keys. Replaces dnd-kit's default plugins, which insert a card instead of
 * swapping two cards.
 */
const plugins = [SortableKeyboardPlugin];

/** Renders the card of a priority. The card can be dragged by its handle, or moved and removed with buttons. */
function PriorityCard({
  card,
  shift,
  isOnly,
  onMove,
  onRemove,
}: {
  card: ParentPriority;
  /** Offset of the priority card while another card is dragged over the card's slot. */
  shift: CSSProperties;
  /** Whether the kid has no other priority. Removing the only priority also removes the section of priorities. */
  isOnly: boolean;
  onMove: (slot: PrioritySlot) => void;
  onRemove: () => void;
}) {
  const { id, slot, title } = card;
  const data: SlotDragData = { slot, title };
  const { sourceRef, targetRef, handleRef, isDropTarget } = useSortable({
    id,
    index: slot - 1,
    data,
    collisionDetector: closestCorners,
    plugins,
  });
  const arrow = (step: 1 | -1) => {
    const to = PRIORITY_SLOTS.find((one) => one === slot + step);
    // The attribute `disabled` would remove the focus from the button when the card reaches the first or last slot.
    return to === undefined ? { "aria-disabled": true } : { onClick: () => onMove(to) };
  };
  return (
    <li className={classes.entry}>
      <span className={classes.slot}>{slot}</span>
      <div className={classes.place} data-target={isDropTarget || undefined} ref={targetRef}>
        <div className={classes.card} style={shift} ref={sourceRef}>
          <PriorityText card={card} />
          <div className={classes.actions}>
            <ActionIcon
              className={classes.grip}
              aria-label={priorityWords.dragAriaLabel(title)}
              ref={handleRef}
            >
              <IconGripVertical {...icon} />
            </ActionIcon>
            <ActionIcon aria-label={priorityWords.moveUpAriaLabel(title)} {...arrow(-1)}>
              <IconArrowUp {...icon} />
            </ActionIcon>
            <ActionIcon aria-label={priorityWords.moveDownAriaLabel(title)} {...arrow(1)}>
              <IconArrowDown {...icon} />
            </ActionIcon>
            <ActionIcon
              aria-label={priorityWords.removePriorityAriaLabel(title)}
              onClick={(event) => {
                const section = event.currentTarget.closest("section");
                const stays = isOnly ? section?.nextElementSibling : section;
                stays?.querySelector("h2")?.focus();
                onRemove();
              }}
            >
              <IconX {...icon} />
            </ActionIcon>
          </div>
        </div>
      </div>
    </li>
  );
}

import "../../../styles/mantine.css";
import { PRIORITY_SLOTS, type PrioritySlot } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from "@tabler/icons-react";
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { runWhenIdle } from "../../../components/loading/run-when-idle.ts";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { showToast } from "../../../components/toast/toast.ts";
import type { usePriorityMoves } from "../../entries/priorities/use-priority-moves.ts";
import { createPendingDragStart } from "./pending-drag-start.ts";
import { PriorityText } from "./priority-text.tsx";
import {
  getEmptySlotId,
  type ParentPriority,
  type SlotElements,
  useSlotElements,
  useSlotSwap,
} from "./slot-elements.ts";
import classes from "./top-priorities.module.css";

const load = () => import("./priority-drag.tsx");

/**
 * Loads the drag module when the browser is idle or a drag handle is pressed. Returns the module, and the press that
 * was made before the module had loaded.
 */
function useLazyPriorityDrag(list: RefObject<HTMLElement | null>) {
  const [need, setNeed] = useState<Event | "idle" | null>(null);
  const { Part: PriorityDrag, failedFor } = useLazyComponent(load, need);
  const [early] = useState(createPendingDragStart);
  const isThere = PriorityDrag !== null;

  useEffect(() => runWhenIdle(() => setNeed((pressed) => pressed ?? "idle")), []);

  useEffect(() => {
    if (isThere) return;
    const keep = (event: PointerEvent | KeyboardEvent) => {
      if (early.keep(event)) setNeed(event);
    };
    const listening = new AbortController();
    list.current?.addEventListener("pointerdown", keep, { signal: listening.signal });
    list.current?.addEventListener("keydown", keep, { signal: listening.signal });
    return () => listening.abort();
  }, [isThere, early, list]);

  useEffect(() => {
    // A failure to load the drag module is reported only if the parent tried to drag.
    if (!(failedFor instanceof Event)) return;
    showToast({
      title: priorityWords.dragErrorTitle(),
      message: commonWords.connectionErrorMessage(),
      tone: "error",
    });
  }, [failedFor]);

  return { PriorityDrag, early };
}

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
  const elementsOf = useSlotElements();
  const { setSwap, shiftOf, isSliding } = useSlotSwap(cards);
  const { PriorityDrag, early } = useLazyPriorityDrag(list);
  return (
    <>
      <ol className={classes.cards} data-sliding={isSliding || undefined} ref={list}>
        {PRIORITY_SLOTS.map((slot) => {
          const card = cards.find((one) => one.slot === slot);
          const id = card?.id ?? getEmptySlotId(slot);
          const shift = shiftOf(slot);
          const elements = elementsOf(id);
          return card === undefined ? (
            <PrioritySlotItem key={id} slot={slot} isFree elements={elements}>
              <span className={classes.freeText} style={shift}>
                {priorityWords.emptySlotLabel()}
              </span>
            </PrioritySlotItem>
          ) : (
            <PriorityCard
              key={id}
              card={card}
              shift={shift}
              elements={elements}
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
      {PriorityDrag !== null && (
        <PriorityDrag
          cards={cards}
          list={list}
          elementsOf={elementsOf}
          early={early}
          onSwap={setSwap}
          onDrop={move}
        />
      )}
    </>
  );
}

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/** Renders the card of a priority. The card can be dragged by its handle, or moved and removed with buttons. */
function PriorityCard({
  card,
  shift,
  elements,
  isOnly,
  onMove,
  onRemove,
}: {
  card: ParentPriority;
  /** Offset of the priority card while another card is dragged over the card's slot. */
  shift: CSSProperties;
  elements: SlotElements;
  /** Whether the kid has no other priority. Removing the only priority also removes the section of priorities. */
  isOnly: boolean;
  onMove: (slot: PrioritySlot) => void;
  onRemove: () => void;
}) {
  const { slot, title } = card;
  const arrow = (step: 1 | -1) => {
    const to = PRIORITY_SLOTS.find((one) => one === slot + step);
    // The attribute `disabled` would remove the focus from the button when the card reaches the first or last slot.
    return to === undefined ? { "aria-disabled": true } : { onClick: () => onMove(to) };
  };
  return (
    <PrioritySlotItem slot={slot} elements={elements}>
      <div className={classes.card} style={shift} ref={elements.card}>
        <PriorityText card={card} />
        <div className={classes.actions}>
          <ActionIcon
            className={classes.grip}
            aria-label={priorityWords.dragAriaLabel(title)}
            ref={elements.grip}
            data-grip
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
    </PrioritySlotItem>
  );
}

function PrioritySlotItem({
  slot,
  isFree = false,
  elements,
  children,
}: {
  slot: number;
  isFree?: boolean;
  elements: SlotElements;
  children: ReactNode;
}) {
  return (
    <li className={classes.entry}>
      <span className={isFree ? `${classes.slot} ${classes.free}` : classes.slot}>{slot}</span>
      <div className={classes.place} ref={elements.place}>
        {children}
      </div>
    </li>
  );
}

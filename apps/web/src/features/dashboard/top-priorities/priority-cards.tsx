import { PRIORITY_SLOTS, type PrioritySlot } from "@giftling/domain";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { useRef } from "react";
import { PriorityCard } from "./priority-card.tsx";
import type { ParentPriority } from "./slot-elements.ts";
import { getFreeSlotId, useSlotElements, useSlotSwap } from "./slot-elements.ts";
import { EmptySlot } from "./slot-place.tsx";
import classes from "./top-priorities.module.css";
import { useLazyPriorityDrag } from "./use-late-drag.ts";
import type { usePriorityMoves } from "./use-priority-moves.ts";

/** Renders the three slots with their cards. `say` announces a move to screen readers. */
export function PriorityCards({
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
          const id = card?.id ?? getFreeSlotId(slot);
          const shown = { shift: shiftOf(slot), elements: elementsOf(id) };
          return card === undefined ? (
            <EmptySlot key={id} slot={slot} {...shown} />
          ) : (
            <PriorityCard
              key={id}
              card={card}
              {...shown}
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

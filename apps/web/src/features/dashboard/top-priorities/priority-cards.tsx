import { PRIORITY_SLOTS, type PrioritySlot } from "@giftling/domain";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { useRef } from "react";
import { PriorityCard } from "./priority-card.tsx";
import type { OwnPriority } from "./slot-elements.ts";
import { freeSlotId, useSlotElements, useSwap } from "./slot-elements.ts";
import { FreeSlot } from "./slot-place.tsx";
import classes from "./top-priorities.module.css";
import { useLateDrag } from "./use-late-drag.ts";
import type { usePriorityMoves } from "./use-priority-moves.ts";

/** Renders the three slots with their cards. `say` announces a move to screen readers. */
export function PriorityCards({
  cards,
  moves,
  say,
}: {
  cards: readonly OwnPriority[];
  moves: ReturnType<typeof usePriorityMoves>;
  say: (what: string) => void;
}) {
  const refOf = ({ kind, id }: OwnPriority) => ({ kind, id });
  const move = (card: OwnPriority, slot: PrioritySlot) => {
    moves.move(refOf(card), slot);
    say(priorityWords.nowNumber(card.title, slot));
  };
  const list = useRef<HTMLOListElement>(null);
  const elementsOf = useSlotElements();
  const { setSwap, shiftOf, isSliding } = useSwap(cards);
  const { PriorityDrag, early } = useLateDrag(list);
  return (
    <>
      <ol className={classes.cards} data-sliding={isSliding || undefined} ref={list}>
        {PRIORITY_SLOTS.map((slot) => {
          const card = cards.find((one) => one.slot === slot);
          const id = card?.id ?? freeSlotId(slot);
          const shown = { shift: shiftOf(slot), elements: elementsOf(id) };
          return card === undefined ? (
            <FreeSlot key={id} slot={slot} {...shown} />
          ) : (
            <PriorityCard
              key={id}
              card={card}
              {...shown}
              isOnly={cards.length === 1}
              onMove={(to) => move(card, to)}
              onRemove={() => {
                moves.remove(refOf(card));
                say(priorityWords.noLonger(card.title));
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

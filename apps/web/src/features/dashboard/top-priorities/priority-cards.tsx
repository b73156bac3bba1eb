import { DragDropProvider } from "@dnd-kit/react";
import { PRIORITY_SLOTS, type PrioritySlot, type TopPriority } from "@giftling/domain";
import { dragSettings } from "./drag-settings.ts";
import { PriorityCard } from "./priority-card.tsx";
import { FreeSlot } from "./slot-place.tsx";
import classes from "./top-priorities.module.css";
import { usePriorityDrag } from "./use-priority-drag.ts";
import type { usePriorityMoves } from "./use-priority-moves.ts";

/** The three slots with the cards in them; `say` tells screen readers what a move did. */
export function PriorityCards({
  cards,
  moves,
  say,
}: {
  cards: readonly TopPriority[];
  moves: ReturnType<typeof usePriorityMoves>;
  say: (what: string) => void;
}) {
  const refOf = ({ kind, id }: TopPriority) => ({ kind, id });
  const move = (card: TopPriority, slot: PrioritySlot) => {
    moves.move(refOf(card), slot);
    say(`${card.title} is now number ${slot}.`);
  };
  const drag = usePriorityDrag(cards, move);
  return (
    <DragDropProvider {...dragSettings} onDragOver={drag.onDragOver} onDragEnd={drag.onDragEnd}>
      <ol className={classes.cards} data-sliding={drag.isSliding || undefined} ref={drag.list}>
        {PRIORITY_SLOTS.map((slot) => {
          const card = cards.find((one) => one.slot === slot);
          return card === undefined ? (
            <FreeSlot key={`free-${slot}`} slot={slot} shift={drag.shiftOf(slot)} />
          ) : (
            <PriorityCard
              key={card.id}
              card={card}
              shift={drag.shiftOf(slot)}
              isOnly={cards.length === 1}
              onMove={(to) => move(card, to)}
              onRemove={() => {
                moves.remove(refOf(card));
                say(`${card.title} is no longer a priority.`);
              }}
            />
          );
        })}
      </ol>
    </DragDropProvider>
  );
}

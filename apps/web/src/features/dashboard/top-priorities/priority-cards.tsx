import { PRIORITY_SLOTS, type PrioritySlot, type TopPriority } from "@giftling/domain";
import { PriorityCard } from "./priority-card.tsx";
import classes from "./top-priorities.module.css";
import { useDragToSwap } from "./use-drag-to-swap.ts";
import type { usePriorityMoves } from "./use-priority-moves.ts";

/** How a place that nothing stands on is known to a drag. */
const freeId = (slot: PrioritySlot) => `free-${slot}`;

/** The three places, with the cards that stand on them; `say` tells in words what a move did. */
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
  const drag = useDragToSwap((id, withId) => {
    const card = cards.find((one) => one.id === id);
    const other = cards.find((one) => one.id === withId);
    const slot = PRIORITY_SLOTS.find((one) => one === other?.slot || freeId(one) === withId);
    if (card !== undefined && slot !== undefined) move(card, slot);
  });
  return (
    <ol className={classes.cards}>
      {PRIORITY_SLOTS.map((slot) => {
        const card = cards.find((one) => one.slot === slot);
        return card === undefined ? (
          <li key={freeId(slot)} className={classes.card} {...drag.entry(freeId(slot))}>
            <span className={`${classes.slot} ${classes.free}`}>{slot}</span>
            <span className={classes.freeText}>Free</span>
          </li>
        ) : (
          <PriorityCard
            key={card.id}
            card={card}
            drag={drag}
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
  );
}

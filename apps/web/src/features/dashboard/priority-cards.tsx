import { PRIORITY_SLOTS, type PrioritySlot, type TopPriority } from "@giftling/domain";
import { PriorityCard } from "./priority-card.tsx";
import classes from "./top-priorities.module.css";
import { useDragToSwap } from "./use-drag-to-swap.ts";
import type { usePriorityMoves } from "./use-priority-moves.ts";

/** The cards of the top priorities; `say` tells in words what a move did. */
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
    const slot = PRIORITY_SLOTS.find((known) => known === other?.slot);
    if (card !== undefined && slot !== undefined) move(card, slot);
  });
  return (
    <ol className={classes.cards}>
      {cards.map((card) => (
        <PriorityCard
          key={card.id}
          card={card}
          drag={cards.length > 1 ? drag : null}
          isOnly={cards.length === 1}
          onMove={(slot) => move(card, slot)}
          onRemove={() => {
            moves.remove(refOf(card));
            say(`${card.title} is no longer a priority.`);
          }}
        />
      ))}
    </ol>
  );
}

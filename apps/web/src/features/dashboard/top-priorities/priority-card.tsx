import { PRIORITY_SLOTS, type PrioritySlot, type TopPriority } from "@giftling/domain";
import { ActionIcon, Progress } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from "@tabler/icons-react";
import classes from "./top-priorities.module.css";
import type { useDragToSwap } from "./use-drag-to-swap.ts";

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/** One of the top priorities, moved and removed by buttons that keep the focus where it is, or dragged by its grip. */
export function PriorityCard({
  card,
  drag,
  isOnly,
  onMove,
  onRemove,
}: {
  card: TopPriority;
  drag: ReturnType<typeof useDragToSwap>;
  /** True when the section goes with this card. */
  isOnly: boolean;
  onMove: (slot: PrioritySlot) => void;
  onRemove: () => void;
}) {
  const slotBeside = (step: 1 | -1) => PRIORITY_SLOTS.find((slot) => slot === card.slot + step);
  const arrow = (step: 1 | -1) => {
    const slot = slotBeside(step);
    // Not `disabled`, which would throw the focus away at the end of the way.
    return slot === undefined ? { "aria-disabled": true } : { onClick: () => onMove(slot) };
  };
  return (
    <li className={classes.card} {...drag.entry(card.id)}>
      <span className={classes.slot}>{card.slot}</span>
      <div className={classes.text}>
        <p className={classes.title}>{card.title}</p>
        {card.fundingText !== null && <p className={classes.note}>{card.fundingText}</p>}
        {card.progress !== null && (
          <Progress
            value={card.progress}
            aria-label={`Funding of ${card.title}`}
            size="sm"
            radius="xl"
            mt={6}
          />
        )}
      </div>
      <div className={classes.actions}>
        {/* For pointers only: the two arrows are the same for a keyboard and a screen reader. */}
        <span className={classes.grip} aria-hidden {...drag.handle(card.id)}>
          <IconGripVertical {...icon} />
        </span>
        <ActionIcon aria-label={`Move up: ${card.title}`} {...arrow(-1)}>
          <IconArrowUp {...icon} />
        </ActionIcon>
        <ActionIcon aria-label={`Move down: ${card.title}`} {...arrow(1)}>
          <IconArrowDown {...icon} />
        </ActionIcon>
        <ActionIcon
          aria-label={`Remove from the priorities: ${card.title}`}
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
    </li>
  );
}

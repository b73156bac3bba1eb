import { PRIORITY_SLOTS, type PrioritySlot, type TopPriority } from "@giftling/domain";
import { ActionIcon, Progress } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import classes from "./top-priorities.module.css";

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/** One of the top priorities, moved and removed by buttons that keep the focus where it is. */
export function PriorityCard({
  card,
  onMove,
  onRemove,
}: {
  card: TopPriority;
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
    <li className={classes.card}>
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
        <ActionIcon aria-label={`Move up: ${card.title}`} {...arrow(-1)}>
          <IconArrowUp {...icon} />
        </ActionIcon>
        <ActionIcon aria-label={`Move down: ${card.title}`} {...arrow(1)}>
          <IconArrowDown {...icon} />
        </ActionIcon>
        <ActionIcon
          aria-label={`Remove from the priorities: ${card.title}`}
          onClick={(event) => {
            event.currentTarget.closest("section")?.querySelector("h2")?.focus();
            onRemove();
          }}
        >
          <IconX {...icon} />
        </ActionIcon>
      </div>
    </li>
  );
}

import { PRIORITY_SLOTS, type PrioritySlot } from "@giftling/domain";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { ActionIcon, Progress } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import type { ParentPriority, SlotElements } from "./slot-elements.ts";
import { PrioritySlotItem } from "./slot-place.tsx";
import classes from "./top-priorities.module.css";

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/**
 * Renders the card of a priority. The card can be dragged by its grip, or moved and removed by buttons. The buttons keep
 * the focus.
 */
export function PriorityCard({
  card,
  shift,
  elements,
  isOnly,
  onMove,
  onRemove,
}: {
  card: ParentPriority;
  /** Offset of the card while another card is dragged over its slot. */
  shift: CSSProperties;
  /** Elements that the drag module uses. */
  elements: SlotElements;
  /** Whether this is the only card. The section disappears when the card is removed. */
  isOnly: boolean;
  onMove: (slot: PrioritySlot) => void;
  onRemove: () => void;
}) {
  const { slot, title } = card;
  const arrow = (step: 1 | -1) => {
    const to = PRIORITY_SLOTS.find((one) => one === slot + step);
    // `disabled` would drop the focus when the card reaches the first or last slot.
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
            aria-label={priorityWords.removeAriaLabel(title)}
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

function PriorityText({ card }: { card: ParentPriority }) {
  return (
    <div className={classes.text}>
      <p className={classes.title}>{card.title}</p>
      {card.fundingText !== null && <p className={classes.note}>{card.fundingText}</p>}
      {card.progress !== null && (
        <Progress
          value={card.progress}
          aria-label={priorityWords.fundingAriaLabel(card.title)}
          size="sm"
          // Mantine would also write `radius` as an attribute.
          style={{ "--progress-radius": "var(--mantine-radius-xl)" }}
          mt={6}
        />
      )}
    </div>
  );
}

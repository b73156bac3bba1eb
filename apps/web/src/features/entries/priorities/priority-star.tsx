import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { ActionIcon } from "@mantine/core";
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import type { PriorityToggle } from "./use-priority-toggle.ts";

/** Renders a star button that toggles whether an entry is in the Top 3 (rule: priority-rows). */
export function PriorityStar({ name, isOn, toggle }: PriorityToggle & { name: string }) {
  return (
    <ActionIcon
      aria-label={priorityWords.togglePriorityAriaLabel(name)}
      aria-pressed={isOn}
      onClick={toggle}
    >
      {isOn ? (
        <IconStarFilled size={20} aria-hidden />
      ) : (
        <IconStar size={20} stroke={1.5} aria-hidden />
      )}
    </ActionIcon>
  );
}

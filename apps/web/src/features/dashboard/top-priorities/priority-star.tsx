import { firstFreeSlot, type WishlistItemView } from "@giftling/domain";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { ActionIcon } from "@mantine/core";
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { showToast } from "../../../components/toast/toast.ts";
import { usePrioritySlots } from "../../entries/use-priority-slots.ts";
import { usePriorityMoves } from "./use-priority-moves.ts";

/**
 * Renders a star button that adds an activity to the Top 3 or removes it. Only a published activity can be added
 * (rule: slot-candidates).
 */
export function PriorityStar({ kidId, item }: { kidId: string; item: WishlistItemView }) {
  const moves = usePriorityMoves(kidId);
  const slots = usePrioritySlots(kidId);
  if (!item.isActivity || item.isPurchased || item.state === "draft") return null;
  const ref = { kind: "wishlistItem", id: item.id } as const;
  function toggle() {
    if (item.isPriority) return moves.remove(ref);
    const free = firstFreeSlot(slots.read());
    if (free === null) {
      showToast({
        title: priorityWords.prioritiesFullTitle(),
        message: priorityWords.prioritiesFullMessage(),
      });
      return;
    }
    moves.add(ref, free);
  }
  return (
    <ActionIcon
      aria-label={priorityWords.togglePriorityAriaLabel(item.name)}
      aria-pressed={item.isPriority}
      onClick={toggle}
    >
      {item.isPriority ? (
        <IconStarFilled size={20} aria-hidden />
      ) : (
        <IconStar size={20} stroke={1.5} aria-hidden />
      )}
    </ActionIcon>
  );
}

import { findEmptyPrioritySlot, type PriorityRef, type PrioritySlot } from "@giftling/domain";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { showToast } from "../../../components/toast/toast.ts";
import { usePriorityMoves } from "./use-priority-moves.ts";
import { usePrioritySlots } from "./use-priority-slots.ts";

/** State and action of the control that toggles whether an entry is in the Top 3. */
export type PriorityToggle = {
  isOn: boolean;
  toggle: () => void;
};

/** Priority slot whose entry can be replaced by a new priority if no slot is free. */
const LAST_SLOT = 3;

/**
 * Returns a function that creates the Top 3 toggle of a link or activity. An added entry takes the first free slot. If
 * all slots are taken, a toast offers to replace the entry in the last slot (rule: priority-rows).
 */
export function usePriorityToggle(kidId: string) {
  const moves = usePriorityMoves(kidId);
  const slots = usePrioritySlots(kidId);
  return (ref: PriorityRef, name: string, isOn: boolean): PriorityToggle => {
    const add = (slot: PrioritySlot) => {
      moves.add(ref, slot);
      showToast({ title: priorityWords.priorityPositionAnnouncement(name, slot) });
    };
    const toggle = () => {
      if (isOn) {
        moves.remove(ref);
        showToast({ title: priorityWords.priorityRemovedAnnouncement(name) });
        return;
      }
      const free = findEmptyPrioritySlot(slots.read());
      if (free !== null) return add(free);
      showToast({
        title: priorityWords.prioritiesFullTitle(),
        message: priorityWords.prioritiesFullMessage(name),
        action: { label: priorityWords.replaceLastPriorityButton(), run: () => add(LAST_SLOT) },
      });
    };
    return { isOn, toggle };
  };
}

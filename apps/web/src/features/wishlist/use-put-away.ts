import type { OwnWishlistItem, UpdateWishlistItemInput } from "@giftling/domain";
import { showToast } from "../../components/toast/toast.ts";
import { errorMessage } from "../../trpc.ts";
import { slotValues } from "../entries/slot-values.ts";
import { useItemWrites } from "./use-item-writes.ts";
import { answer } from "./written.ts";

type Patch = Omit<UpdateWishlistItemInput, "id">;

/** "Put away" and "Bring back", each with its way back (rule: put-away). */
export function usePutAway(kidId: string) {
  const { edit } = useItemWrites(kidId);
  const write = (item: OwnWishlistItem, title: string, patch: Patch, undo?: () => void) => {
    const sent = edit.mutateAsync({ id: item.id, ...patch });
    sent.catch((error: unknown) => {
      const message = errorMessage(error, "Please try again");
      showToast({ title: "Error", message, tone: "error" });
    });
    answer(sent, { title }, undo);
  };
  const away = (item: OwnWishlistItem, undo?: () => void) => {
    // What is on no list of the hub keeps no place among the first three.
    const unplaced = item.isPriority && { isPriority: false, priorityOrder: null };
    const patch = { state: "put-away", ...unplaced } as const;
    write(item, `“${item.name}” is put away`, patch, undo);
  };
  const back = (item: OwnWishlistItem, undo?: () => void) => {
    const { isPriority } = item;
    const placed = isPriority && { isPriority, priorityOrder: slotValues(item).slot };
    const patch = { state: "shown", ...placed } as const;
    write(item, `“${item.name}” is back on the list`, patch, undo);
  };
  return {
    putAway: (item: OwnWishlistItem) => away(item, () => back(item)),
    bringBack: (item: OwnWishlistItem) => back(item, () => away(item)),
  };
}

import {
  movePriority,
  type PriorityKind,
  type PrioritySlot,
  type PrioritySlots,
} from "@giftling/domain";
import {
  applyPatch,
  createDeleteMutationOptions,
  createOptimisticEditMutationOptions,
  type EntryPatch,
  type ListCache,
} from "../lists/list-cache.ts";
import { usePrioritySlots } from "./use-priority-slots.ts";

/** Input field with the priority slot to which an entry moves. Null removes the entry from its slot. */
type PriorityOrderInput = { priorityOrder?: PrioritySlot | null | undefined };

/**
 * Returns the mutation options for a list whose entries can be priorities. `edited` returns an entry with an edit
 * applied, which the list shows until the server responds. Default: `applyPatch`. `onCount` is called after the number
 * of entries changes: with 1 for an addition, with -1 for a deletion (rule: priority-slots).
 */
export function usePriorityListMutationOptions<View extends { id: string }>(
  kidId: string,
  kind: PriorityKind,
  list: ListCache<View>,
  {
    edited = applyPatch,
    onCount,
  }: {
    edited?: ((before: View, edit: EntryPatch<View>) => View) | undefined;
    onCount?: (step: 1 | -1) => void;
  } = {},
) {
  const slots = usePrioritySlots(kidId);
  const atOnce = createOptimisticEditMutationOptions(list, edited);
  return {
    add: {
      onSuccess: (added: View, { priorityOrder }: PriorityOrderInput) => {
        list.write((entries) => [...entries, added]);
        slots.added({ kind, id: added.id }, priorityOrder ?? null);
        onCount?.(1);
      },
    },
    edit: {
      ...atOnce,
      onMutate: async (edit: EntryPatch<View> & PriorityOrderInput) => {
        await slots.cancelReads();
        const before = slots.read();
        const entry = await atOnce.onMutate(edit);
        const { id, priorityOrder: slot } = edit;
        slots.show(slot === undefined ? before : movePriority(before, { ref: { kind, id }, slot }));
        return { ...entry, slots: before };
      },
      onError: (
        error: unknown,
        edit: EntryPatch<View>,
        context: { before: View | undefined; slots: PrioritySlots } | undefined,
      ) => {
        atOnce.onError(error, edit, context);
        if (context) slots.show(context.slots);
      },
    },
    remove: createDeleteMutationOptions(list, () => onCount?.(-1)),
  };
}

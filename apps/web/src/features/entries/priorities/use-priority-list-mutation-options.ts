import {
  movePriority,
  type PriorityKind,
  type PrioritySlot,
  type PrioritySlots,
} from "@giftling/domain";
import {
  createDeleteMutationOptions,
  createOptimisticEditMutationOptions,
  type ListCache,
} from "../lists/list-cache.ts";
import { usePrioritySlots } from "./use-priority-slots.ts";

/** Input field with the priority slot to which an entry moves. Null removes the entry from its slot. */
export type PriorityOrderInput = { priorityOrder?: PrioritySlot | null | undefined };
type Before<View> = { before: View | undefined; slots: PrioritySlots };

/** Returns the mutation options for a list whose entries can be priorities (rule: priority-slots). */
export function usePriorityListMutationOptions<
  View extends { id: string },
  New extends PriorityOrderInput,
  Edit extends PriorityOrderInput & { id: string },
>({
  kidId,
  kind,
  list,
  edited,
  onCount,
}: {
  kidId: string;
  kind: PriorityKind;
  list: ListCache<View>;
  /** Returns an entry with an edit applied. The list shows the edited entry until the server responds. */
  edited: (before: View, edit: Edit) => View;
  /** Called after the number of entries changes: with 1 for an addition, with -1 for a deletion. */
  onCount?: (step: 1 | -1) => void;
}) {
  const slots = usePrioritySlots(kidId);
  const atOnce = createOptimisticEditMutationOptions(list, edited);
  return {
    add: {
      onSuccess: (added: View, { priorityOrder }: New) => {
        list.write((entries) => [...entries, added]);
        slots.added({ kind, id: added.id }, priorityOrder ?? null);
        onCount?.(1);
      },
    },
    edit: {
      ...atOnce,
      onMutate: async (edit: Edit): Promise<Before<View>> => {
        await slots.cancelReads();
        const before = slots.read();
        const entry = await atOnce.onMutate(edit);
        const { id, priorityOrder: slot } = edit;
        slots.show(slot === undefined ? before : movePriority(before, { ref: { kind, id }, slot }));
        return { ...entry, slots: before };
      },
      onError: (error: unknown, edit: Edit, context: Before<View> | undefined) => {
        atOnce.onError(error, edit, context);
        if (context) slots.show(context.slots);
      },
    },
    remove: createDeleteMutationOptions(list, () => onCount?.(-1)),
  };
}

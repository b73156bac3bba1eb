import type { PriorityKind, PrioritySlot } from "@giftling/domain";
import type { EntryWrites } from "./entry-section.tsx";
import { dropEntry, editAtOnce, ensureDeleted, type ListCache } from "./list-cache.ts";
import { slotsAfter } from "./slot-fields.tsx";
import { useSlots } from "./use-slots.ts";

type Slotted = { priorityOrder?: PrioritySlot | null | undefined };

/** The writes to a list whose entries may stand among the priorities (decision D18). */
export function useSlottedWrites<
  View extends { id: string },
  New extends Slotted,
  Edit extends Slotted & { id: string },
>({
  kidId,
  kind,
  list,
  create,
  update,
  remove,
  edited,
}: {
  kidId: string;
  kind: PriorityKind;
  list: ListCache<View>;
  create: (input: New, options: { context: { idempotencyKey: string } }) => Promise<View>;
  update: (input: Edit) => Promise<View>;
  remove: (input: { id: string }) => Promise<unknown>;
  /** How an entry looks before the server answered. */
  edited: (before: View, input: Edit) => View;
}): EntryWrites<New, Edit> {
  const slots = useSlots(kidId);
  return {
    add: async (input, idempotencyKey) => {
      const added = await create(input, { context: { idempotencyKey } });
      list.write((entries) => [...entries, added]);
      slots.added({ kind, id: added.id }, input.priorityOrder ?? null);
    },
    edit: (input) => {
      const { id, priorityOrder } = input;
      const after = slotsAfter(slots.read(), { kind, id }, priorityOrder);
      return slots.during(after, () =>
        editAtOnce(
          list,
          id,
          (before) => edited(before, input),
          () => update(input),
        ),
      );
    },
    remove: async (id) => {
      await ensureDeleted(() => remove({ id }));
      dropEntry(list, id);
    },
  };
}

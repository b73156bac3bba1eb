import { EMPTY_PRIORITY_SLOTS, type PriorityKind } from "@giftling/domain";
import { expect, it } from "vitest";
import { applyPrioritySlots, getOccupiedSlots } from "./use-priority-slots.ts";

const entry = (id: string, priorityOrder: number | null) => ({
  id,
  isPriority: priorityOrder !== null,
  priorityOrder,
});

it("reads the slots from the lists of links and wishes", () => {
  const lists: Partial<Record<PriorityKind, ReturnType<typeof entry>[]>> = {
    paymentLink: [entry("p1", 2), entry("p2", null)],
    registryLink: [entry("r1", 1)],
    wishlistItem: [entry("w1", null)],
  };
  expect(getOccupiedSlots((kind) => lists[kind])).toEqual({
    1: { kind: "registryLink", id: "r1" },
    2: { kind: "paymentLink", id: "p1" },
    3: null,
  });
});

it("writes the slots to the lists, changing only the affected entries", () => {
  const entries = [entry("p1", 2), entry("p2", 1), entry("p3", null)];
  const slots = { ...EMPTY_PRIORITY_SLOTS, 2: { kind: "paymentLink", id: "p1" } } as const;
  const after = applyPrioritySlots(entries, "paymentLink", slots);
  expect(after).toEqual([entry("p1", 2), entry("p2", null), entry("p3", null)]);
  expect(after?.[0]).toBe(entries[0]);
  expect(applyPrioritySlots(undefined, "paymentLink", slots)).toBeUndefined();
});

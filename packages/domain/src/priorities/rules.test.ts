import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { mapLinkLists } from "../links/link-maps.ts";
import { PRIORITY_SLOTS, type PrioritySlot } from "../priority-slots/slots.ts";
import {
  clearPrioritySlot,
  EMPTY_PRIORITY_SLOTS,
  findEmptyPrioritySlot,
  getPrioritySlot,
  getRequestedPrioritySlot,
  isPriorityCandidate,
  listPriorityCandidates,
  movePriority,
  type PriorityPatch,
  type PriorityRef,
  type PrioritySlots,
  placeInPrioritySlot,
} from "./rules.ts";

const A: PriorityRef = { kind: "paymentLink", id: "1" };
const B: PriorityRef = { kind: "registryLink", id: "1" };
const C: PriorityRef = { kind: "wishlistItem", id: "1" };
const D: PriorityRef = { kind: "paymentLink", id: "2" };

const slots = (one: PriorityRef | null, two: PriorityRef | null, three: PriorityRef | null) => ({
  1: one,
  2: two,
  3: three,
});
const held = (state: PrioritySlots) => PRIORITY_SLOTS.flatMap((slot) => state[slot] ?? []);

describe("placeInPrioritySlot", () => {
  const rows: [string, PrioritySlots, PriorityRef, PrioritySlot, PrioritySlots][] = [
    ["takes a free slot", EMPTY_PRIORITY_SLOTS, A, 2, slots(null, A, null)],
    ["moves the occupant out", slots(A, B, C), D, 2, slots(A, D, C)],
    ["moves to a free slot", slots(A, null, C), A, 2, slots(null, A, C)],
    ["swaps two taken slots", slots(A, B, C), A, 3, slots(C, B, A)],
    ["leaves an item where it is", slots(A, B, C), B, 2, slots(A, B, C)],
    ["tells kinds with one id apart", slots(A, null, null), B, 2, slots(A, B, null)],
  ];
  test.each(rows)("%s", (_name, before, item, slot, after) => {
    expect(placeInPrioritySlot(before, item, slot)).toEqual(after);
  });
});

describe("clearPrioritySlot", () => {
  it("clears only the item's slot", () => {
    expect(clearPrioritySlot(slots(A, B, C), B)).toEqual(slots(A, null, C));
    expect(clearPrioritySlot(slots(A, B, C), D)).toEqual(slots(A, B, C));
  });
});

describe("random operations", () => {
  const item = fc.record({
    kind: fc.constantFrom("paymentLink" as const, "registryLink" as const, "wishlistItem" as const),
    id: fc.constantFrom("1", "2", "3"),
  });
  const patch = fc.constantFrom<PriorityPatch>(
    {},
    { isPriority: false },
    { isPriority: true },
    ...PRIORITY_SLOTS.map((priorityOrder) => ({ priorityOrder })),
  );

  it("assign no item two slots, and displace only the documented occupant", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(item, patch), { maxLength: 30 }), (steps) => {
        let state: PrioritySlots = EMPTY_PRIORITY_SLOTS;
        for (const [moved, { isPriority, priorityOrder }] of steps) {
          const before = state;
          const frozen = JSON.stringify(before);
          const slot = getRequestedPrioritySlot(before, moved, { isPriority, priorityOrder });
          if (slot === undefined) {
            expect(isPriority).toBe(true);
            expect(held(before)).toHaveLength(3);
            continue;
          }
          state = movePriority(before, { ref: moved, slot });
          expect(JSON.stringify(before)).toBe(frozen);
          const now = held(state).map((ref) => `${ref.kind} ${ref.id}`);
          expect(new Set(now).size).toBe(now.length);

          const isThere = (ref: PriorityRef) => getPrioritySlot(state, ref) !== null;
          if (priorityOrder) expect(getPrioritySlot(state, moved)).toBe(priorityOrder);
          else if (isPriority === undefined) expect(state).toEqual(before);
          else expect(isThere(moved)).toBe(isPriority);

          const others = held(before).filter(
            (ref) => ref.kind !== moved.kind || ref.id !== moved.id,
          );
          const lost = others.filter((ref) => !isThere(ref));
          const comesFromOutside = getPrioritySlot(before, moved) === null;
          const displaced = priorityOrder && comesFromOutside ? before[priorityOrder] : null;
          expect(lost).toEqual(displaced === null ? [] : [displaced]);
        }
      }),
    );
  });
});

describe("getRequestedPrioritySlot", () => {
  const rows: [PriorityPatch, PrioritySlots, PrioritySlot | null | undefined][] = [
    [{}, slots(A, B, null), null],
    [{}, slots(A, D, C), 2],
    [{ isPriority: false, priorityOrder: null }, slots(A, D, C), null],
    [{ isPriority: false }, slots(A, D, C), null],
    [{ isPriority: false, priorityOrder: 3 }, slots(A, D, C), null],
    [{ priorityOrder: null }, slots(A, D, C), null],
    [{ priorityOrder: 3 }, slots(A, B, C), 3],
    [{ isPriority: true, priorityOrder: 1 }, slots(A, B, D), 1],
    [{ isPriority: true }, slots(A, null, C), 2],
    [{ isPriority: true }, slots(A, D, C), 2],
    [{ isPriority: true, priorityOrder: null }, slots(A, null, null), 2],
    [{ isPriority: true, priorityOrder: null }, slots(null, D, null), 2],
    [{ isPriority: undefined, priorityOrder: undefined }, slots(D, null, null), 1],
    [{ isPriority: true }, slots(A, B, C), undefined],
  ];
  test.each(rows)("interprets %j for an item among %j", (patch, state, expected) => {
    expect(getRequestedPrioritySlot(state, D, patch)).toBe(expected);
  });

  it("leaves an item in its slot", () => {
    expect(movePriority(slots(A, B, D), { ref: D, slot: 3 })).toEqual(slots(A, B, D));
    expect(findEmptyPrioritySlot(slots(A, null, null))).toBe(2);
  });
});

describe("listPriorityCandidates", () => {
  it("returns links and activities, but no ordinary wishes", () => {
    expect(isPriorityCandidate({ kind: "paymentLink" })).toBe(true);
    expect(isPriorityCandidate({ kind: "registryLink" })).toBe(true);
    expect(isPriorityCandidate({ kind: "wishlistItem", isActivity: true })).toBe(true);
    expect(isPriorityCandidate({ kind: "wishlistItem", isActivity: false })).toBe(false);
    expect(isPriorityCandidate({ kind: "wishlistItem" })).toBe(false);
  });

  it("omits prioritized and purchased items, and drafts", () => {
    const open = { name: "Swimming", isPriority: false, isActivity: true, isPurchased: false };
    const item = { ...open, state: "shown" as const };
    expect(
      listPriorityCandidates({
        ...mapLinkLists(() => []),
        paymentLinks: [
          { id: "p1", label: "529", isPriority: true },
          { id: "p2", label: "Venmo", isPriority: false },
        ],
        registryLinks: [{ id: "r1", label: "Target", isPriority: false }],
        wishlist: [
          { ...item, id: "w1" },
          { ...item, id: "w2", isActivity: false },
          { ...item, id: "w3", isPriority: true },
          { ...item, id: "w4", isPurchased: true },
          { ...item, id: "w5", state: "draft" },
        ],
      }),
    ).toEqual([
      { kind: "paymentLink", id: "p2", title: "Venmo" },
      { kind: "registryLink", id: "r1", title: "Target" },
      { kind: "wishlistItem", id: "w1", title: "Swimming" },
    ]);
  });
});

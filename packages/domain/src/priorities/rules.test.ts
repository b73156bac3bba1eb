import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { mapLinkLists } from "../links/link-maps.ts";
import { PRIORITY_SLOTS, type PrioritySlot } from "../priority-slots/slots.ts";
import {
  applyPriorityIntent,
  clearPrioritySlot,
  EMPTY_PRIORITY_SLOTS,
  findEmptyPrioritySlot,
  getPriorityIntent,
  getPrioritySlot,
  isPriorityCandidate,
  listPriorityCandidates,
  type PriorityIntent,
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
  const intent: fc.Arbitrary<PriorityIntent> = fc.oneof(
    fc.constantFrom<PriorityIntent>(
      { kind: "leave" },
      { kind: "clear" },
      { kind: "placeFirstFree" },
    ),
    fc.constantFrom(...PRIORITY_SLOTS).map((slot): PriorityIntent => ({ kind: "place", slot })),
  );

  it("assign no item two slots, and displace only the documented occupant", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(item, intent), { maxLength: 30 }), (steps) => {
        let state: PrioritySlots = EMPTY_PRIORITY_SLOTS;
        for (const [moved, wanted] of steps) {
          const before = state;
          const frozen = JSON.stringify(before);
          const applied = applyPriorityIntent(before, moved, wanted);
          expect(JSON.stringify(before)).toBe(frozen);
          if (!applied.ok) {
            expect(wanted.kind).toBe("placeFirstFree");
            expect(held(before)).toHaveLength(3);
            expect(applied.code).toBe("NO_FREE_SLOT");
            continue;
          }
          state = applied.slots;
          const now = held(state).map((ref) => `${ref.kind} ${ref.id}`);
          expect(new Set(now).size).toBe(now.length);

          const isThere = (ref: PriorityRef) => getPrioritySlot(state, ref) !== null;
          if (wanted.kind === "place") expect(getPrioritySlot(state, moved)).toBe(wanted.slot);
          if (wanted.kind === "placeFirstFree") expect(isThere(moved)).toBe(true);
          if (wanted.kind === "clear") expect(isThere(moved)).toBe(false);
          if (wanted.kind === "leave") expect(state).toEqual(before);

          const others = held(before).filter(
            (ref) => ref.kind !== moved.kind || ref.id !== moved.id,
          );
          const lost = others.filter((ref) => !isThere(ref));
          const comesFromOutside = getPrioritySlot(before, moved) === null;
          const displaced =
            wanted.kind === "place" && comesFromOutside ? before[wanted.slot] : null;
          expect(lost).toEqual(displaced === null ? [] : [displaced]);
        }
      }),
    );
  });
});

describe("getPriorityIntent", () => {
  const rows: [PriorityPatch, PrioritySlot | null, PriorityIntent][] = [
    [{}, null, { kind: "leave" }],
    [{}, 2, { kind: "leave" }],
    [{ isPriority: false, priorityOrder: null }, 2, { kind: "clear" }],
    [{ isPriority: false }, 2, { kind: "clear" }],
    [{ isPriority: false, priorityOrder: 3 }, 2, { kind: "clear" }],
    [{ priorityOrder: null }, 2, { kind: "clear" }],
    [{ priorityOrder: 3 }, null, { kind: "place", slot: 3 }],
    [{ isPriority: true, priorityOrder: 1 }, 3, { kind: "place", slot: 1 }],
    [{ isPriority: true }, null, { kind: "placeFirstFree" }],
    [{ isPriority: true }, 2, { kind: "leave" }],
    [{ isPriority: true, priorityOrder: null }, null, { kind: "placeFirstFree" }],
    [{ isPriority: true, priorityOrder: null }, 2, { kind: "leave" }],
    [{ isPriority: undefined, priorityOrder: undefined }, 1, { kind: "leave" }],
  ];
  test.each(rows)("interprets %j for slot %s", (patch, current, expected) => {
    expect(getPriorityIntent(patch, current)).toEqual(expected);
  });
});

describe("applyPriorityIntent", () => {
  it("takes the lowest free slot", () => {
    expect(findEmptyPrioritySlot(slots(A, null, null))).toBe(2);
    expect(applyPriorityIntent(slots(A, null, C), D, { kind: "placeFirstFree" })).toEqual({
      ok: true,
      slots: slots(A, D, C),
    });
  });

  it("rejects with a message when all slots are taken", () => {
    expect(applyPriorityIntent(slots(A, B, C), D, { kind: "placeFirstFree" })).toEqual({
      ok: false,
      code: "NO_FREE_SLOT",
      message: "All three priorities are taken. Choose which one to replace.",
    });
  });

  it("leaves an item in its slot, even when all slots are taken", () => {
    expect(applyPriorityIntent(slots(A, B, C), C, { kind: "placeFirstFree" })).toEqual({
      ok: true,
      slots: slots(A, B, C),
    });
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

import {
  makeActivity,
  makeKid,
  makePaymentLink,
  makeRegistryLink,
} from "@giftling/db/testing/factories";
import { addDays, type PriorityRef, type PrioritySlot } from "@giftling/domain";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  type TestParent,
} from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

type Move = { thing: number; order: PrioritySlot | null };

/** Creates a kid with two payment links, two registry links and two activities. */
async function shelf(parent: TestParent) {
  const { id: kidId } = await makeKid(world.db, parent.id);
  const things: PriorityRef[] = [];
  for (let count = 0; count < 2; count += 1) {
    things.push({ kind: "paymentLink", id: (await makePaymentLink(world.db, kidId)).id });
    things.push({ kind: "registryLink", id: (await makeRegistryLink(world.db, kidId)).id });
    things.push({ kind: "wishlistItem", id: (await makeActivity(world.db, kidId)).id });
  }
  return { kidId, things };
}

function move({ caller }: TestParent, thing: PriorityRef, order: PrioritySlot | null) {
  const patch = { id: thing.id, isPriority: order !== null, priorityOrder: order };
  if (thing.kind === "paymentLink") return caller.links.updatePayment(patch);
  if (thing.kind === "registryLink") return caller.links.updateRegistry(patch);
  return caller.wishlist.update(patch);
}

/** Returns the slots of all the kid's payment links, registry links and wishes, by the item's ID. */
async function standing({ caller }: TestParent, kidId: string) {
  const lists = await Promise.all([
    caller.links.listPayment({ kidId }),
    caller.links.listRegistry({ kidId }),
    caller.wishlist.list({ kidId }),
  ]);
  return new Map(lists.flat().map((thing) => [thing.id, thing.priorityOrder]));
}

/**
 * Returns the expected slots after a move. A slot holds one item, so moving an item to an occupied slot swaps the two
 * items (rule: priority-slots).
 */
function expected(slots: Map<string, number | null>, id: string, order: number | null) {
  const from = slots.get(id) ?? null;
  const after = new Map(slots);
  if (order !== null) {
    for (const [other, slot] of slots) if (slot === order && other !== id) after.set(other, from);
  }
  return after.set(id, order);
}

const slot = fc.constantFrom<PrioritySlot | null>(1, 2, 3, null);
const moves = fc.array(fc.record({ thing: fc.nat({ max: 5 }), order: slot }), {
  minLength: 1,
  maxLength: 12,
});

test("follows rule: priority-slots for any sequence of moves and loses no item", async () => {
  const parent = await world.parent({ premiumGrantedUntil: addDays(new Date(), 1) });
  await fc.assert(
    fc.asyncProperty(moves, async (sequence: Move[]) => {
      const { kidId, things } = await shelf(parent);
      let slots = new Map<string, number | null>(things.map(({ id }) => [id, null]));
      for (const { thing: index, order } of sequence) {
        const thing = things[index];
        if (!thing) continue;
        await move(parent, thing, order);
        slots = expected(slots, thing.id, order);
        expect(await standing(parent, kidId)).toEqual(slots);
      }
    }),
    { numRuns: 15 },
  );
});

test("leaves at most one item per slot and loses no item after twenty concurrent moves", async () => {
  const parent = await world.parent({ premiumGrantedUntil: addDays(new Date(), 1) });
  const { kidId, things } = await shelf(parent);
  const calls = Array.from({ length: 20 }, (_, index) => {
    const thing = things[index % things.length] ?? things[0];
    const order = ([1, 2, 3] as const)[index % 3] ?? 1;
    if (!thing) throw new Error("The shelf is empty");
    return move(parent, thing, order);
  });
  expect(await countCallOutcomes(calls)).toEqual({ ok: 20 });
  const slots = await standing(parent, kidId);
  expect(slots.size).toBe(6);
  const taken = [...slots.values()].filter((order) => order !== null);
  expect(taken.sort()).toEqual([1, 2, 3]);
});

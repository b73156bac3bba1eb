import {
  makeActivity,
  makeKid,
  makeOccasion,
  makePaymentLink,
  makeRegistryLink,
  makeUpdate,
  makeWish,
} from "@giftling/db/testing/factories";
import { addDays, type BoundKind, COUNT_BOUND_MESSAGES, COUNT_BOUNDS } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestParent,
} from "../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

type Family = TestParent & { kidId: string };

async function family(facts: Parameters<typeof world.parent>[0]): Promise<Family> {
  const parent = await world.parent(facts);
  const kid = await makeKid(world.db, parent.id);
  return { ...parent, kidId: kid.id };
}

const onPremium = () => family({ premiumGrantedUntil: addDays(new Date(), 1) });

const URL = "https://example.com/emma";
const PAYMENT = { type: "529", label: "College fund", url: URL } as const;
const REGISTRY = { service: "target", label: "Our list", url: URL } as const;

/**
 * Operations on one kind of item with a maximum number per family or kid. `store` writes to the database, and the other
 * operations call the API as a parent.
 */
type Kind = {
  store(family: Family, index: number): Promise<unknown>;
  add(family: Family, index: number): Promise<{ id: string }>;
  ids(family: Family): Promise<string[]>;
  edit(family: Family, id: string): Promise<unknown>;
  remove(family: Family, id: string): Promise<unknown>;
};

const listIds = async (things: Promise<{ id: string }[]>) => (await things).map(({ id }) => id);

const KINDS: Record<BoundKind, Kind> = {
  wishes: {
    store: ({ kidId }, index) =>
      index % 2 === 0 ? makeWish(world.db, kidId) : makeActivity(world.db, kidId),
    add: ({ caller, kidId }, index) =>
      caller.wishlist.create({ kidId, name: "A bike", url: URL, isActivity: index % 2 === 0 }),
    ids: ({ caller, kidId }) => listIds(caller.wishlist.list({ kidId })),
    edit: ({ caller }, id) => caller.wishlist.update({ id, name: "Another" }),
    remove: ({ caller }, id) => caller.wishlist.delete({ id }),
  },
  updates: {
    store: ({ kidId }) => makeUpdate(world.db, kidId),
    add: ({ caller, kidId }) => caller.updates.create({ kidId, title: "News", content: "Good." }),
    ids: ({ caller, kidId }) => listIds(caller.updates.list({ kidId })),
    edit: ({ caller }, id) => caller.updates.update({ id, title: "Other news" }),
    remove: ({ caller }, id) => caller.updates.delete({ id }),
  },
  occasions: {
    store: ({ kidId }) => makeOccasion(world.db, kidId),
    add: ({ caller, kidId }) => caller.occasions.create({ kidId, name: "Christmas" }),
    ids: ({ caller, kidId }) => listIds(caller.occasions.list({ kidId })),
    edit: ({ caller }, id) => caller.occasions.update({ id, name: "New Year" }),
    remove: ({ caller }, id) => caller.occasions.delete({ id }),
  },
  links: {
    store: ({ kidId }, index) =>
      index % 2 === 0 ? makeRegistryLink(world.db, kidId) : makePaymentLink(world.db, kidId),
    add: ({ caller, kidId }, index) =>
      index % 2 === 0
        ? caller.links.createPayment({ ...PAYMENT, kidId })
        : caller.links.createRegistry({ ...REGISTRY, kidId }),
    ids: async ({ caller, kidId }) => [
      ...(await listIds(caller.links.listPayment({ kidId }))),
      ...(await listIds(caller.links.listRegistry({ kidId }))),
    ],
    edit: ({ caller }, id) => caller.links.updatePayment({ id, label: "Another" }),
    remove: ({ caller }, id) => caller.links.deletePayment({ id }),
  },
  kids: {
    // The family already has one kid.
    store: ({ id }, index) => (index === 0 ? Promise.resolve() : makeKid(world.db, id)),
    add: ({ caller }) => caller.kids.create({ firstName: "Leo" }),
    ids: ({ caller }) => listIds(caller.kids.list()),
    edit: ({ caller }, id) => caller.kids.update({ id, bio: "Still here" }),
    remove: ({ caller }, id) => caller.kids.delete({ id }),
  },
};

const fill = (one: Family, { store }: Kind, many: number) =>
  Promise.all(Array.from({ length: many }, (_, index) => store(one, index)));

const bounds = Object.keys(KINDS).filter((name): name is BoundKind => name in COUNT_BOUNDS);

describe.each(bounds)("%s (rule: bounds)", (bounded) => {
  const kind = KINDS[bounded];
  const most = COUNT_BOUNDS[bounded];

  test("admits one of twenty concurrent additions at one below the bound, even with Premium", async () => {
    const one = await onPremium();
    await fill(one, kind, most - 1);
    const adds = Array.from({ length: 20 }, (_, index) => kind.add(one, index));
    expect(await countCallOutcomes(adds)).toEqual({ ok: 1, TOO_MANY: 19 });
    expect(await kind.ids(one)).toHaveLength(most);
    await expect(kind.add(one, 0)).rejects.toThrow(COUNT_BOUND_MESSAGES[bounded]);
  });

  test("allows edits above the bound, and admits additions again below it", async () => {
    const one = await onPremium();
    await fill(one, kind, most + 1);
    const [first = "", second = ""] = await kind.ids(one);
    expect(await kind.ids(one)).toHaveLength(most + 1);
    expect(await getCallOutcome(kind.edit(one, first))).toBe("ok");
    expect(await getCallOutcome(kind.add(one, 0))).toBe("TOO_MANY");
    await kind.remove(one, first);
    expect(await getCallOutcome(kind.add(one, 0))).toBe("TOO_MANY");
    await kind.remove(one, second);
    expect(await getCallOutcome(kind.add(one, 0))).toBe("ok");
  });
});

test("checks the plan's limit first (rule: free-limits)", async () => {
  const one = await family({});
  await fill(one, KINDS.kids, COUNT_BOUNDS.kids);
  await fill(one, KINDS.links, COUNT_BOUNDS.links);
  expect(await getCallOutcome(KINDS.kids.add(one, 0))).toBe("PLAN_LIMIT");
  expect(await getCallOutcome(KINDS.links.add(one, 0))).toBe("PLAN_LIMIT");
});

test("allows converting a wish to an activity at the bound", async () => {
  const one = await onPremium();
  await fill(one, KINDS.wishes, COUNT_BOUNDS.wishes);
  const [first = ""] = await KINDS.wishes.ids(one);
  expect(await getCallOutcome(one.caller.wishlist.update({ id: first, isActivity: true }))).toBe(
    "ok",
  );
});

test("returns the stored response for a repeated key after the bound is reached (rule: idempotency-key)", async () => {
  const one = await onPremium();
  await fill(one, KINDS.updates, COUNT_BOUNDS.updates - 1);
  const twice = { ...one, caller: one.as({ idempotencyKey: "the-last-news" }) };
  const made = await KINDS.updates.add(twice, 0);
  expect(await KINDS.updates.add(twice, 0)).toEqual(made);
});

import { makeKid, makeLink, makeWish } from "@giftling/db/testing/factories";
import {
  getLinkListName,
  getLinkProcedureSuffix,
  LINK_KINDS,
  type LinkKind,
} from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  UNKNOWN_ID,
} from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

const NAMES = ["Train", "Kite", "Drum"] as const;

async function family() {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id);
  const items: string[] = [];
  for (const name of NAMES) items.push((await makeWish(world.db, kidId, { name })).id);
  const links = new Map<LinkKind, string[]>();
  for (const kind of LINK_KINDS) {
    const ids: string[] = [];
    for (const label of NAMES) ids.push((await makeLink(world.db, kind, kidId, { label })).id);
    links.set(kind, ids);
  }
  return { ...parent, kidId, items, links };
}
type Family = Awaited<ReturnType<typeof family>>;

const wishlist = {
  onHub: "wishlist",
  ids: ({ items }: Family) => items,
  reorder: ({ caller, kidId }: Family, itemIds: string[]) =>
    caller.wishlist.reorder({ kidId, itemIds }),
  list: ({ caller, kidId }: Family) => caller.wishlist.list({ kidId }),
  add: async ({ kidId }: Family) => (await makeWish(world.db, kidId, { name: "Boat" })).id,
} as const;

/** Lists whose order a parent can change. */
const LISTS = [
  wishlist,
  ...LINK_KINDS.map((kind) => {
    const suffix = getLinkProcedureSuffix(kind);
    return {
      onHub: getLinkListName(kind),
      ids: ({ links }: Family) => links.get(kind) ?? [],
      reorder: ({ caller, kidId }: Family, linkIds: string[]) =>
        caller.links[`reorder${suffix}`]({ kidId, linkIds }),
      list: ({ caller, kidId }: Family) => caller.links[`list${suffix}`]({ kidId }),
      add: async ({ kidId }: Family) => (await makeLink(world.db, kind, kidId)).id,
    };
  }),
];

const listIds = (things: readonly { id: string }[]) => things.map(({ id }) => id);

describe.each(LISTS)("order of $onHub (rule: own-order)", (each) => {
  test("is chosen by the parent, applies to the hub, and appends new items", async () => {
    const parent = await family();
    const [train = "", kite = "", drum = ""] = each.ids(parent);
    const before = await each.list(parent);
    expect(listIds(before)).toEqual([train, kite, drum]);

    const ordered = await each.reorder(parent, [drum, train, kite]);
    expect(listIds(ordered)).toEqual([drum, train, kite]);
    expect(ordered.map(({ version }) => version).sort()).toEqual(
      before.map(({ version }) => version).sort(),
    );
    const added = await each.add(parent);
    const now = [drum, train, kite, added];
    expect(listIds(await each.list(parent))).toEqual(now);
    const { familyUrl, kidId } = parent;
    const hub = await world.visitor().hub.kid({ familyUrl, kidId });
    expect(listIds(hub[each.onHub])).toEqual(now);
  });

  test("ignores deleted, invalid and other kids' IDs, and appends unlisted items", async () => {
    const parent = await family();
    const [train = "", kite = "", drum = ""] = each.ids(parent);
    const stranger = await family();
    const foreign = each.ids(stranger);
    await each.reorder(parent, [kite, drum, train]);
    const asked = [UNKNOWN_ID, ...foreign.toReversed(), "x", train];
    expect(listIds(await each.reorder(parent, asked))).toEqual([train, kite, drum]);
    expect(listIds(await each.list(stranger)), "nothing of theirs moved").toEqual(foreign);
  });

  test("rejects another family's kid, an empty order, and a repeated ID", async () => {
    const parent = await family();
    const stranger = await family();
    const ids = each.ids(parent);
    const theirs = { ...stranger, kidId: parent.kidId };
    expect(await getCallOutcome(each.reorder(theirs, ids.toReversed()))).toBe("NOT_FOUND");
    expect(await getCallOutcome(each.reorder(parent, []))).toBe("INVALID_INPUT");
    expect(await getCallOutcome(each.reorder(parent, [...ids, ...ids.slice(0, 1)]))).toBe(
      "INVALID_INPUT",
    );
    const many = Array.from({ length: 1_001 }, (_, n) => `id-${n}`);
    expect(await getCallOutcome(each.reorder(parent, many))).toBe("INVALID_INPUT");
    expect(listIds(await each.list(parent))).toEqual(ids);
  });

  test("is one complete order after concurrent calls and additions", async () => {
    const parent = await family();
    const [train = "", kite = "", drum = ""] = each.ids(parent);
    const orders = [
      [drum, train, kite],
      [kite, drum, train],
    ];
    const writes = Array.from({ length: 12 }, (_, n) => each.reorder(parent, orders[n % 2] ?? []));
    const [ends, added] = await Promise.all([countCallOutcomes(writes), each.add(parent)]);
    expect(ends).toEqual({ ok: 12 });
    const now = listIds(await each.list(parent));
    expect(orders).toContainEqual(now.filter((id) => each.ids(parent).includes(id)));
    expect([...now].sort()).toEqual([...each.ids(parent), added].sort());
  });
});

test("reorders wishes while they are purchased without losing any", async () => {
  const parent = await family();
  const { items } = parent;
  const orders = Array.from({ length: 8 }, (_, n) =>
    wishlist.reorder(parent, n % 2 ? items : items.toReversed()),
  );
  const gifts = items.map((id) => world.visitor().wishlist.purchase({ id, isAnonymous: true }));
  expect(await countCallOutcomes([...orders, ...gifts])).toEqual({ ok: 11 });
  const now = await wishlist.list(parent);
  expect([items, items.toReversed()]).toContainEqual(listIds(now));
  expect(now.every(({ isPurchased }) => isPurchased)).toBe(true);
});

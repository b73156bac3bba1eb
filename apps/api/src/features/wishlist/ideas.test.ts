import { wishlistItems } from "@giftling/db/schema/wishlist";
import { makeKid } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, describe, expect, test } from "vitest";
import { createTestFixture, getCallOutcome, type TestFixture } from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const URL = "https://example.com/puzzle";

async function makeHub() {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id);
  const { caller, familyUrl } = parent;
  const add = (fields: Partial<Parameters<typeof caller.wishlist.create>[0]> = {}) =>
    caller.wishlist.create({ kidId, name: "Any puzzle", isIdea: true, ...fields });
  return {
    ...parent,
    kidId,
    add,
    edit: (fields: Parameters<typeof caller.wishlist.update>[0]) =>
      getCallOutcome(caller.wishlist.update(fields)),
    read: async (id: string) =>
      (await caller.wishlist.list({ kidId })).find((item) => item.id === id),
    hub: () => world.visitor().hub.kid({ familyUrl, kidId }),
  };
}

describe("an idea (rule: ideas)", () => {
  test("has every field but a URL, and visitors see it", async () => {
    const { add, hub } = await makeHub();
    const fields = { price: "about $20", description: "1,000 pieces", quantity: 3 };
    const idea = await add(fields);
    expect(idea).toMatchObject({ ...fields, url: null, isIdea: true, remaining: 3 });
    expect((await hub()).wishlist).toMatchObject([{ ...fields, url: null, isIdea: true }]);
  });

  test("cannot have a URL or be an activity, and is the only gift without a URL", async () => {
    const { add, caller, kidId } = await makeHub();
    for (const wrong of [{ url: URL }, { isActivity: true }, { isIdea: false }]) {
      expect(await getCallOutcome(add(wrong))).toBe("INVALID_INPUT");
    }
    expect(await getCallOutcome(caller.wishlist.create({ kidId, name: "A kite" }))).toBe(
      "INVALID_INPUT",
    );
    expect(await getCallOutcome(add({ isPriority: true }))).toBe("NOT_A_CANDIDATE");
  });

  test("becomes a gift with a URL, an activity, and an idea again", async () => {
    const { add, edit, read } = await makeHub();
    const { id } = await add();
    expect(await edit({ id, name: "Any big puzzle" })).toBe("ok");
    expect(await read(id)).toMatchObject({ name: "Any big puzzle", isIdea: true });
    expect(await edit({ id, isIdea: false })).toBe("INVALID_INPUT");
    expect(await edit({ id, url: URL })).toBe("ok");
    expect(await read(id)).toMatchObject({ url: URL, isIdea: false });
    expect(await edit({ id, url: null })).toBe("INVALID_INPUT");
    expect(await edit({ id, isIdea: true, url: URL })).toBe("INVALID_INPUT");
    expect(await edit({ id, isIdea: true })).toBe("ok");
    expect(await read(id)).toMatchObject({ url: null, isIdea: true });
    expect(await edit({ id, isActivity: true, fundingGoal: 90, isPriority: true })).toBe("ok");
    expect(await read(id)).toMatchObject({ isActivity: true, isIdea: false, priorityOrder: 1 });
    expect(await edit({ id, isIdea: true, isActivity: true })).toBe("INVALID_INPUT");
    expect(await edit({ id, isIdea: true })).toBe("ok");
    const idea = { isActivity: false, isIdea: true, fundingGoal: null, priorityOrder: null };
    expect(await read(id)).toMatchObject(idea);
  });

  test("ends with a URL or as an activity also in a process of the previous release", async () => {
    for (const change of [{ url: URL }, { isActivity: true }]) {
      const { add, edit, read, hub } = await makeHub();
      const { id } = await add();
      await updateRow(world.db, wishlistItems, id, change);
      expect((await hub()).wishlist).toMatchObject([{ ...change, isIdea: false }]);
      expect(await read(id)).toMatchObject({ ...change, isIdea: false });
      expect(await edit({ id, name: "A puzzle" })).toBe("ok");
      expect(await edit({ id, state: "draft", url: null, isActivity: false })).toBe("ok");
      expect(await read(id)).toMatchObject({ url: null, isActivity: false, isIdea: false });
    }
  });

  test("is published from a draft without a URL", async () => {
    const { add, edit, hub } = await makeHub();
    const { id } = await add({ isIdea: false, state: "draft" });
    expect(await edit({ id, state: "shown" })).toBe("INVALID_INPUT");
    expect(await edit({ id, state: "shown", isIdea: true })).toBe("ok");
    expect((await hub()).wishlist).toMatchObject([{ id, isIdea: true }]);
  });

  test("is created by an import for a row without a link", async () => {
    const { caller, kidId } = await makeHub();
    const rows = [
      { name: "A trip with Grandpa" },
      { name: "Puzzle", url: URL },
      { name: "B", url: " " },
    ];
    const ends = await caller.wishlist.import({ kidId, rows });
    expect(ends).toMatchObject([
      { item: { url: null, isIdea: true, state: "draft" } },
      { item: { url: URL, isIdea: false } },
      { item: { isIdea: true } },
    ]);
    const items = ends.flatMap((end) => ("item" in end ? [{ id: end.item.id }] : []));
    const shown = await caller.wishlist.setStates({ kidId, state: "shown", items });
    expect(shown.filter((end) => "item" in end)).toHaveLength(3);
  });

  test("is held and bought, and then cannot become another kind", async () => {
    const { add, edit, read, caller, hub } = await makeHub();
    const { id } = await add({ quantity: 2 });
    const giver = world.visitor();
    const { passToken } = await giver.wishlist.reserve({ id });
    const held = await giver.gifts.pass({ token: passToken });
    expect(held).toMatchObject({ label: "Any puzzle", url: null, listing: "listed" });
    const { passToken: bought } = await giver.wishlist.purchase({ id, purchasedBy: "Rosa" });
    expect(await giver.gifts.pass({ token: bought })).toMatchObject({ listing: "listed" });
    expect(await edit({ id, url: URL })).toBe("CONFLICT");
    expect(await edit({ id, isActivity: true, quantity: 1 })).toBe("CONFLICT");
    expect(await edit({ id, isIdea: false, url: URL })).toBe("CONFLICT");
    expect(await edit({ id, isIdea: true, description: "Any size" })).toBe("ok");
    expect(await read(id)).toMatchObject({ isIdea: true, held: 1, description: "Any size" });
    const { gifts } = await hub();
    expect(gifts).toMatchObject([{ giftName: "Any puzzle", giverName: "Rosa" }]);
    // An undone gift leaves its wish on the list. Only the wish of an off-list gift is deleted.
    await caller.wishlist.update({ id, state: "put-away" });
    await giver.gifts.release({ token: bought });
    expect(await read(id)).toMatchObject({ gifts: [], state: "put-away" });
  });

  test("is hidden as a surprise once it is bought", async () => {
    const { add, caller, kidId, hub } = await makeHub();
    await caller.kids.update({ id: kidId, keepsSurprises: true });
    const { id } = await add();
    await world.visitor().wishlist.purchase({ id, purchasedBy: "Rosa" });
    const { wishlist } = await hub();
    expect(wishlist).toMatchObject([{ id, isIdea: false, url: null }]);
    expect(JSON.stringify(wishlist)).not.toContain("puzzle");
  });

  test("has one valid kind after concurrent edits, and does not change while it is purchased", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { add, edit, read } = await makeHub();
      const { id } = await add({ quantity: null });
      const buy = () =>
        getCallOutcome(world.visitor().wishlist.purchase({ id, purchasedBy: "Rosa" }));
      const ends = await Promise.all([
        edit({ id, url: URL }),
        edit({ id, isIdea: true }),
        edit({ id, isActivity: true }),
        edit({ id, isIdea: true, name: "Any kite" }),
        edit({ id, url: `${URL}/2` }),
        buy(),
        edit({ id, isActivity: true }),
        edit({ id, isIdea: true }),
      ]);
      const known = ["ok", "CONFLICT", "PURCHASED_ITEM", "INVALID_INPUT"];
      expect(known).toEqual(expect.arrayContaining([...new Set(ends)]));
      const item = await read(id);
      const kinds = [item?.isIdea, item?.isActivity, item?.url !== null && !item?.isActivity];
      expect(kinds.filter(Boolean)).toHaveLength(1);
      expect(item?.gifts.length).toBeLessThanOrEqual(1);
    }
  });

  test("keeps a URL that another parent set concurrently, if the edit has a version", async () => {
    const { add, edit, read } = await makeHub();
    const { id, version } = await add();
    expect(await edit({ id, url: URL })).toBe("ok");
    expect(await edit({ id, isIdea: true, version })).toBe("CHANGED_MEANWHILE");
    expect(await read(id)).toMatchObject({ url: URL });
  });
});

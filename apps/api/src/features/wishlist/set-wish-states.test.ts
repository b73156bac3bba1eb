import { makeWish } from "@giftling/db/testing/factories";
import { ERROR_CODE_MESSAGES, PARENT_ERRORS } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import { createTestApp } from "../../testing/app.ts";
import { getCallOutcome } from "../../testing/test-fixture.ts";

const world = await createTestApp();
afterAll(() => world.close());

/** Creates a family with drafts and returns a function that reads the kid's list as a visitor. */
async function family(drafts: number) {
  const parent = await world.parent();
  const { id: kidId } = await parent.caller.kids.create({ firstName: "Emma" });
  const rows = Array.from({ length: drafts }, (_, at) => ({
    name: `Draft ${at + 1}`,
    url: "https://shop.example/kite",
  }));
  const made = await parent.caller.wishlist.import({ kidId, rows });
  const items = made.flatMap((end) => ("item" in end ? [end.item] : []));
  const shown = async () => {
    const { wishlist } = await world.visitor().hub.kid({ familyUrl: parent.familyUrl, kidId });
    return wishlist.map(({ name }) => name);
  };
  return { ...parent, kidId, items, shown };
}
const asked = (items: readonly { id: string; version: string }[]) =>
  items.map(({ id, version }) => ({ id, version }));

describe("setWishStates (rule: drafts)", () => {
  test("sets drafts to shown in any order, and back to drafts in one call", async () => {
    const { caller, kidId, items, shown } = await family(4);
    const [one, two, three, four] = items.map(({ id }) => ({ id }));
    if (!one || !two || !three || !four) throw new Error("Four drafts were made");
    const ends = await caller.wishlist.setStates({
      kidId,
      state: "shown",
      items: [three, one, one, two],
    });
    expect(ends).toMatchObject([three, one, one, two].map((item) => ({ item })));
    expect(await shown()).toEqual(["Draft 1", "Draft 2", "Draft 3"]);
    await caller.wishlist.setStates({ kidId, state: "draft", items: [one, three] });
    expect(await shown()).toEqual(["Draft 2"]);
  });

  test("processes other items after a failure, and returns the error in its position", async () => {
    const { caller, kidId, items, shown } = await family(3);
    const [ready, , changed] = items;
    if (!ready || !changed) throw new Error("Three drafts were made");
    const bare = await caller.wishlist.create({ kidId, name: "No link", state: "draft" });
    const sister = await caller.kids.create({ firstName: "Mia" });
    const { id: elsewhere } = await makeWish(world.db, sister.id, { name: "Hers" });
    // The other parent archived the wish after this parent loaded the list.
    await caller.wishlist.update({ id: changed.id, state: "put-away" });
    const ends = await caller.wishlist.setStates({
      kidId,
      state: "shown",
      items: [bare, ready, { id: elsewhere }, { id: "no-id" }, changed].map((item) => ({
        id: item.id,
        version: "version" in item ? item.version : undefined,
      })),
    });
    expect(ends).toMatchObject([
      { error: { code: "INVALID_INPUT", message: expect.stringContaining("web address") } },
      { item: { id: ready.id, state: "shown" } },
      { error: { code: "NOT_FOUND" } },
      { error: { code: "NOT_FOUND" } },
      { error: { code: "CHANGED_MEANWHILE", message: ERROR_CODE_MESSAGES.CHANGED_MEANWHILE } },
    ]);
    expect(await shown()).toEqual([ready.name]);
  });

  test("leaves a purchased wish shown when the others become drafts", async () => {
    const { caller, kidId, items, shown } = await family(2);
    await caller.wishlist.setStates({ kidId, state: "shown", items: asked(items) });
    const [given] = items;
    await world.visitor().wishlist.purchase({ id: given?.id ?? "", purchasedBy: "Rose" });
    const now = await caller.wishlist.list({ kidId });
    const ends = await caller.wishlist.setStates({ kidId, state: "draft", items: asked(now) });
    const taken = { error: { code: "CONFLICT", message: PARENT_ERRORS.takenWishDraftNotAllowed } };
    expect(ends).toMatchObject([taken, { item: { state: "draft" } }]);
    expect(await shown()).toEqual([given?.name]);
  });

  test("sets each wish to shown under concurrent calls of both parents and purchases", async () => {
    const { caller, kidId, items, shown } = await family(20);
    const give = async ({ id }: { id: string }) =>
      getCallOutcome(world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" }));
    const rows = asked(items);
    const call = (order: typeof rows) =>
      caller.wishlist.setStates({ kidId, state: "shown", items: order });
    const [calls, gifts] = await Promise.all([
      Promise.all([call(rows), call([...rows].reverse()), call(rows)]),
      Promise.all(items.slice(0, 6).map(give)),
    ]);
    for (const end of calls.flat()) expect(end).toMatchObject({ item: { state: "shown" } });
    for (const gift of gifts) expect(["ok", "NOT_FOUND"]).toContain(gift);
    expect((await shown()).sort()).toEqual(items.map(({ name }) => name).sort());
  });

  test("rejects an empty or oversized list, an unknown state and another family's kid entirely", async () => {
    const { caller, kidId, items } = await family(1);
    const rows = asked(items);
    const call = (input: object, by = caller) =>
      getCallOutcome(by.wishlist.setStates({ kidId, state: "shown", items: rows, ...input }));
    expect(await call({ items: [] })).toBe("INVALID_INPUT");
    expect(await call({ items: Array.from({ length: 301 }, () => rows[0]) })).toBe("INVALID_INPUT");
    expect(await call({ state: "put-away" })).toBe("INVALID_INPUT");
    expect(await call({}, (await world.parent()).caller)).toBe("NOT_FOUND");
  });
});

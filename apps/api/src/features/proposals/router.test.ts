import { makeKid, makeProposal, makeWish } from "@giftling/db/testing/factories";
import { countDeadlocks, countLockWaits } from "@giftling/db/testing/lock-statistics";
import { COUNT_BOUNDS, MAX_PENDING_PROPOSALS } from "@giftling/domain";
import { afterAll, describe, expect, test, vi } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
} from "../../testing/test-fixture.ts";

const world = await createTestFixture({ RATE_LIMIT_MULTIPLIER: "1" });
afterAll(() => world.close());

const TELESCOPE = { name: "A telescope", proposedBy: "Aunt May" };
const url = "https://shop.example/telescope";

let addresses = 0;
/** Creates a visitor's API caller with a separate network address. */
function stranger(idempotencyKey?: string) {
  addresses += 1;
  return world.visitor({ ip: `10.8.${addresses >> 8}.${addresses & 255}`, idempotencyKey });
}

async function makeHub() {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id);
  const { caller, familyUrl } = parent;
  return {
    ...parent,
    kidId,
    list: () => caller.proposals.list({ kidId }),
    wishes: () => caller.wishlist.list({ kidId }),
    hub: async () => JSON.stringify(await stranger().hub.kid({ familyUrl, kidId })),
  };
}

describe("a proposal (rule: proposals)", () => {
  test("waits for the parents, and no visitor reads it", async () => {
    const { caller, kidId, list, wishes, hub } = await makeHub();
    const before = await hub();
    const answer = await stranger().proposals.create({
      kidId,
      ...TELESCOPE,
      url: "HTTPS://Shop.example/telescope",
      note: "She asked about the moon.",
    });
    expect(answer).toEqual({ status: "proposed" });
    expect(await list()).toMatchObject([
      { ...TELESCOPE, url, note: "She asked about the moon.", createdAt: expect.any(String) },
    ]);
    expect(await wishes()).toEqual([]);
    expect(await hub()).toBe(before);
    expect(await caller.gratitude.waiting()).toMatchObject([{ toReview: 1 }]);
  });

  test("discards the name of an anonymous visitor", async () => {
    const { kidId, list } = await makeHub();
    await stranger().proposals.create({ kidId, ...TELESCOPE, isAnonymous: true });
    expect(await list()).toMatchObject([{ proposedBy: null }]);
  });

  test.each([
    { name: "" },
    { name: "See www.evil.example" },
    { note: "Write to a@evil.example" },
    { url: "javascript:alert(1)" },
    { url: "telescope" },
    { proposedBy: "" },
    { proposedBy: "M".repeat(81) },
  ])("is rejected with %o", async (fields) => {
    const { kidId, list } = await makeHub();
    const call = stranger().proposals.create({ kidId, ...TELESCOPE, ...fields });
    expect(await getCallOutcome(call)).toBe("INVALID_INPUT");
    expect(await list()).toEqual([]);
  });

  test("becomes a wish of the list: an idea without a URL, else a wish whose picture is fetched", async () => {
    const { caller, kidId, list, wishes, hub } = await makeHub();
    await stranger().proposals.create({ kidId, ...TELESCOPE, note: "For the moon." });
    await stranger().proposals.create({ kidId, name: "A kite", url, proposedBy: "Leo" });
    const [telescope, kite] = await list();
    const idea = await caller.proposals.accept({ id: telescope?.id ?? "" });
    expect(idea).toMatchObject({
      name: "A telescope",
      url: null,
      isIdea: true,
      state: "shown",
      description: null,
      quantity: 1,
    });
    const wish = await caller.proposals.accept({ id: kite?.id ?? "" });
    expect(wish).toMatchObject({ name: "A kite", url, isIdea: false, pictureFetch: "pending" });
    expect(await list()).toEqual([]);
    expect((await wishes()).map(({ id }) => id)).toEqual([idea.id, wish.id]);
    expect(await hub()).toContain("A telescope");
    expect(await hub()).not.toMatch(/Aunt May|For the moon/);
    await stranger().wishlist.purchase({ id: idea.id, isAnonymous: true });
  });

  test("disappears when it is declined", async () => {
    const { caller, kidId, list, wishes } = await makeHub();
    const { id } = await makeProposal(world.db, kidId);
    expect(await caller.proposals.decline({ id })).toBeNull();
    expect([await list(), await wishes()]).toEqual([[], []]);
    expect(await getCallOutcome(caller.proposals.accept({ id }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(caller.proposals.decline({ id }))).toBe("NOT_FOUND");
  });

  test("stays when the list is full, and does not count as a wish", async () => {
    const { caller, kidId, list } = await makeHub();
    const { id } = await makeProposal(world.db, kidId);
    await world.db.execute(`
      insert into wishlist_items (id, kid_id, name, url)
      select gen_random_uuid(), '${kidId}', 'A book', '${url}' from generate_series(1, ${COUNT_BOUNDS.wishes - 1})`);
    const { id: last } = await makeWish(world.db, kidId);
    await expect(caller.proposals.accept({ id })).rejects.toThrow(
      "A wishlist holds up to 300 wishes and activities. Take one away to add another.",
    );
    expect(await list()).toHaveLength(1);
    await caller.wishlist.delete({ id: last });
    expect((await caller.proposals.accept({ id })).isIdea).toBe(true);
  });

  test("is stored and accepted once under one idempotency key, and counted once", async () => {
    const { as, kidId, list, wishes } = await makeHub();
    const visitor = stranger("the-same-form");
    const propose = () => visitor.proposals.create({ kidId, ...TELESCOPE });
    await Promise.all([propose(), propose()]);
    for (let at = 0; at < 6; at += 1) await propose();
    const waiting = await list();
    expect(waiting).toHaveLength(1);
    const id = waiting[0]?.id ?? "";
    const parent = as({ idempotencyKey: "the-same-tap" });
    const [one, two] = await Promise.all([
      parent.proposals.accept({ id }),
      parent.proposals.accept({ id }),
    ]);
    expect(one.id).toBe(two.id);
    expect(await wishes()).toHaveLength(1);
  });

  test("is decided once when parents accept and decline it at once", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id: familyId, caller, kidId, list, wishes } = await makeHub();
      const other = (await world.coParent(familyId)).caller;
      const { id } = await makeProposal(world.db, kidId);
      const ends = await countCallOutcomes([
        caller.proposals.accept({ id }),
        other.proposals.decline({ id }),
        other.proposals.accept({ id }),
        caller.proposals.decline({ id }),
      ]);
      expect(ends).toEqual({ ok: 1, NOT_FOUND: 3 });
      expect(await list()).toEqual([]);
      expect((await wishes()).length).toBeLessThanOrEqual(1);
    }
  });

  test("takes the last place once when many visitors propose at once", async () => {
    const { kidId, list } = await makeHub();
    for (let at = 1; at < MAX_PENDING_PROPOSALS; at += 1) await makeProposal(world.db, kidId);
    const ends = await countCallOutcomes(
      Array.from({ length: 12 }, () => stranger().proposals.create({ kidId, ...TELESCOPE })),
    );
    expect(ends).toEqual({ ok: 1, TOO_MANY: 11 });
    expect(await list()).toHaveLength(MAX_PENDING_PROPOSALS);
  });

  test("waits for the kid's deletion without a deadlock", async () => {
    const { kidId } = await makeHub();
    const { proposing } = await world.db.transaction(async (tx) => {
      await tx.execute(`select from kids where id = '${kidId}' for no key update`);
      const running = getCallOutcome(stranger().proposals.create({ kidId, ...TELESCOPE }));
      await vi.waitFor(async () => expect(await countLockWaits(world.db)).toBe(1), {
        timeout: 8_000,
      });
      await tx.execute(`delete from kids where id = '${kidId}'`);
      return { proposing: running };
    });
    expect(await proposing).toBe("NOT_FOUND");
    expect(await countDeadlocks(world.db)).toBe(0);
  });

  test("is limited to 5 a day by one visitor and 30 a day on one hub; the family has no limit", async () => {
    const { caller, kidId } = await makeHub();
    const visitor = stranger();
    const propose = (by: typeof visitor) => by.proposals.create({ kidId, ...TELESCOPE });
    const own = await countCallOutcomes(Array.from({ length: 8 }, () => propose(visitor)));
    expect(own).toEqual({ ok: 5, RATE_LIMITED: 3 });
    const all = await countCallOutcomes(Array.from({ length: 30 }, () => propose(stranger())));
    expect(all).toEqual({ ok: 25, RATE_LIMITED: 5 });
    expect(await getCallOutcome(propose(caller))).toBe("ok");
  });
});

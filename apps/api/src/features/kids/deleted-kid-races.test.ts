import { kids } from "@giftling/db/schema/kids";
import { makeWish } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { addDays } from "@giftling/domain";
import { afterAll, expect, test } from "vitest";
import { storeTestPicture } from "../../testing/canary-family.ts";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
} from "../../testing/test-fixture.ts";
import { purgeDeletedKids } from "./deleted-kids.ts";

const world = await createTestFixture();
afterAll(() => world.close());

const ROUNDS = Array.from({ length: 6 }, (_, round) => round);

async function family() {
  const parent = await world.parent();
  const { id: kidId } = await parent.caller.kids.create({ firstName: "Leo" });
  return { ...parent, kidId };
}

test("a deletion beside gifts, edits and uploads lets each finish first or not at all", async () => {
  for (const round of ROUNDS) {
    const { id, caller, kidId, familyUrl } = await family();
    const wishes = [];
    for (let count = 0; count < 3; count += 1) wishes.push(await makeWish(world.db, kidId));
    const [bought, held, edited] = wishes.map((wish) => wish.id);
    const visitor = (n: number) => world.visitor({ ip: `10.${round}.${n}.1` });
    const avatarUrl = `/media/${await storeTestPicture(world.deps, id)}`;
    const gift = { kidId, amount: 5, type: "other", isAnonymous: true } as const;
    const follow = { kidId, name: "Rose", email: `rose${round}@example.com`, wantsUpdates: true };
    const calls = [
      visitor(1).wishlist.purchase({ id: bought ?? "", purchasedBy: "Rose" }),
      visitor(2).gratitude.reportContribution(gift),
      visitor(3).gifts.record({ kidId, label: "A puzzle", giverName: "May" }),
      caller.kids.delete({ id: kidId }),
      visitor(4).wishlist.reserve({ id: held ?? "" }),
      visitor(5).hub.subscribe(follow),
      caller.wishlist.update({ id: edited ?? "", name: "A longer train" }),
      caller.kids.setAvatar({ id: kidId, avatarUrl }),
    ];
    const outcomes = await Promise.all(calls.map(getCallOutcome));
    expect(outcomes.filter((code) => !["ok", "NOT_FOUND"].includes(code))).toEqual([]);
    expect(await caller.kids.list()).toEqual([]);
    const late = visitor(6).wishlist.purchase({ id: bought ?? "", purchasedBy: "Ben" });
    expect(await getCallOutcome(late)).toBe("NOT_FOUND");
    // Exactly the accepted gifts come back with the kid.
    await caller.kids.restore({ id: kidId });
    const hub = await world.visitor().hub.kid({ familyUrl, kidId });
    const accepted = outcomes.slice(0, 3).filter((code) => code === "ok");
    expect(hub.gifts.length + hub.contributions.length).toBe(accepted.length);
  }
});

test("restoring twice, beside a deletion and beside new kids, never exceeds the plan", async () => {
  for (const round of ROUNDS) {
    const { caller, kidId } = await family();
    for (const firstName of ["Ana", "Ben", "Theo"]) await caller.kids.create({ firstName });
    await caller.kids.delete({ id: kidId });
    const tally = await countCallOutcomes([
      caller.kids.restore({ id: kidId }),
      ...(round % 2 ? [caller.kids.create({ firstName: "Emma" })] : []),
      caller.kids.restore({ id: kidId }),
      ...(round % 2 ? [] : [caller.kids.delete({ id: kidId })]),
    ]);
    const allowed = ["ok", "PLAN_LIMIT", "NOT_FOUND"];
    expect(Object.keys(tally).filter((code) => !allowed.includes(code))).toEqual([]);
    const present = await caller.kids.list();
    const deleted = await caller.kids.deleted();
    expect(present.length).toBeLessThanOrEqual(4);
    // The kid is either in the family or among the deleted kids.
    const places = [...present, ...deleted].filter(({ id }) => id === kidId);
    expect(places).toHaveLength(1);
  }
});

test("restores or purges the kid completely when both race", async () => {
  for (const round of ROUNDS) {
    const { caller, kidId } = await family();
    const { id: wishId } = await makeWish(world.db, kidId);
    await caller.kids.delete({ id: kidId });
    // The kid is close to the limit of 30 days. By the clock of the purge, the limit has passed.
    const deletedAt = addDays(world.clock.now(), -30);
    await updateRow(world.db, kids, kidId, { deletedAt: new Date(deletedAt.getTime() + 60_000) });
    const ahead = { now: () => new Date(world.clock.now().getTime() + 120_000) };
    const purge = () => purgeDeletedKids({ ...world.deps, clock: ahead });
    const [came] = await Promise.all([
      getCallOutcome(caller.kids.restore({ id: kidId })),
      ...(round % 2 ? [purge(), purge()] : [purge()]),
    ]);
    const left = (await caller.kids.list()).map(({ id }) => id);
    expect(left).toEqual(came === "ok" ? [kidId] : []);
    const wish = await world.db.query.wishlistItems.findFirst({
      where: (items, { eq }) => eq(items.id, wishId),
    });
    expect(wish !== undefined).toBe(came === "ok");
    expect(["ok", "NOT_FOUND"]).toContain(came);
  }
});

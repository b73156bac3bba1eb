import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestFixture, getCallOutcome, type TestFixture } from "../../testing/test-fixture.ts";

let world: TestFixture;
beforeAll(async () => {
  world = await createTestFixture();
});
afterAll(() => world.close());

/** Creates a family with a visitor's purchase and contribution, and a parent's own purchase. */
async function family() {
  const { id, familyUrl, caller } = await world.parent();
  const { id: kidId } = await makeKid(world.db, id);
  const [first, second] = [await makeWish(world.db, kidId), await makeWish(world.db, kidId)];
  const give = async () => {
    await world.visitor().wishlist.purchase({ id: first.id, purchasedBy: "Aunt May" });
    const gift = { kidId, contributorName: "Uncle Ben", amount: 25, type: "other" } as const;
    const { id: givenId } = await world.visitor().gratitude.reportContribution(gift);
    await caller.wishlist.purchase({ id: second.id, purchasedBy: "Me" });
    return givenId;
  };
  const hub = () => world.visitor().hub.kid({ familyUrl, kidId });
  return { caller, kidId, first, second, give, hub };
}

test("hides names until they are approved individually or edited", async () => {
  const { caller, kidId, first, give, hub } = await family();
  await caller.account.updateSharing({ approvesNames: true });
  const givenId = await give();
  const waiting = async () =>
    (await caller.gratitude.wall({ kidId }))
      .filter(({ awaitsApproval }) => awaitsApproval)
      .map(({ giverName }) => giverName)
      .sort();
  expect(await waiting()).toEqual(["Aunt May", "Uncle Ben"]);
  const counted = async () => (await caller.kids.analytics({ kidId })).waitingNames;
  await caller.account.updateSharing({ approvesNames: false });
  expect(await counted()).toBe(2);
  for (const _ of ["once", "again"]) {
    await caller.gratitude.approveNames({ kidId, ids: [first.id, "no-id"] });
    expect(await waiting()).toEqual(["Uncle Ben"]);
  }
  expect(await counted()).toBe(1);
  expect((await hub()).contributions[0]?.contributorName).toBe("A friend");
  expect((await hub()).wishlist[0]?.purchasedBy).toBe("Aunt May");
  await caller.gratitude.editWallEntry({ kind: "contribution", id: givenId, giverName: "Ben" });
  expect(await waiting()).toEqual([]);
  expect(await counted()).toBeUndefined();
  expect((await hub()).contributions[0]?.contributorName).toBe("Ben");
});

test("undoes a day's gifts, except the parent's own and confirmed ones", async () => {
  const { caller, kidId, first, second, give } = await family();
  const givenId = await give();
  const confirmed = await world.visitor().gratitude.reportContribution({
    kidId,
    contributorName: "Nana",
    amount: 50,
    type: "other",
  });
  await caller.gratitude.setContributionStatus({ id: confirmed.id, status: "confirmed" });
  expect(await caller.gratitude.putBackDay({ kidId, day: "2026-03-14" })).toEqual({
    putBack: 0,
    dismissed: 0,
  });
  const day = { kidId, day: world.clock.now().toISOString().slice(0, 10) };
  for (const never of ["9999-12-31", "0000-01-01", "2026-02-30"]) {
    expect(await getCallOutcome(caller.gratitude.putBackDay({ kidId, day: never }))).toBe(
      "INVALID_INPUT",
    );
  }
  expect(await caller.gratitude.putBackDay(day)).toEqual({ putBack: 1, dismissed: 1 });
  expect(await caller.gratitude.putBackDay(day)).toEqual({ putBack: 0, dismissed: 0 });
  const wishes = await caller.wishlist.list({ kidId });
  const bought = wishes.filter(({ isPurchased }) => isPurchased).map(({ id }) => id);
  expect([bought, wishes.map(({ id }) => id)]).toEqual([[second.id], [first.id, second.id]]);
  const ledger = await caller.gratitude.contributions({ kidId });
  expect(ledger.find(({ id }) => id === givenId)?.status).toBe("dismissed");
  expect(ledger.find(({ id }) => id === confirmed.id)?.status).toBe("confirmed");
  const thanks = await caller.gratitude.pendingThankYous({ kidId });
  expect(thanks.map(({ contributorName }) => contributorName)).toEqual(["Nana"]);
});

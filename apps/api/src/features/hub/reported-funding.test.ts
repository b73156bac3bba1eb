import { makeActivity, makeContribution, makeKid, makeWish } from "@giftling/db/testing/factories";
import { afterAll, expect, test } from "vitest";
import { createTestFixture } from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

test("shows visitors an activity's reported money as one sum (rule: hidden-amounts)", async () => {
  const { id, caller, familyUrl } = await world.parent();
  const { id: kidId } = await makeKid(world.db, id);
  const { id: wishlistItemId } = await makeActivity(world.db, kidId, {
    fundingGoalCents: 12_000,
    fundingReceivedCents: 4_000,
  });
  await makeWish(world.db, kidId);
  const to = { wishlistItemId, type: "other" as const };
  await makeContribution(world.db, kidId, { ...to, status: "dismissed", amountCents: 900 });
  await makeContribution(world.db, kidId, { ...to, status: "reported", amountCents: 1_500 });
  await makeContribution(world.db, kidId, { type: "other", status: "reported", amountCents: 700 });
  const funding = async () => {
    const { wishlist } = await world.visitor().hub.kid({ familyUrl, kidId });
    return wishlist.map(({ fundingReceived, fundingReported }) => [
      fundingReceived,
      fundingReported,
    ]);
  };
  expect(await funding()).toEqual([
    [40, 15],
    [0, 0],
  ]);

  const told = await world.visitor().gratitude.reportContribution({
    kidId,
    wishlistItemId,
    type: "other",
    contributorName: "Rosa",
    amount: 10.5,
  });
  expect(await funding(), "heard at once").toContainEqual([40, 25.5]);
  await caller.gratitude.setContributionStatus({ id: told.id, status: "confirmed" });
  expect(await funding(), "what is confirmed is no longer reported").toContainEqual([50.5, 15]);
});

test("counts concurrent reports and a confirmation once, in every read (rule: one-ledger)", async () => {
  const { id, caller, familyUrl } = await world.parent();
  const { id: kidId } = await makeKid(world.db, id);
  for (let round = 0; round < 8; round += 1) {
    const { id: wishlistItemId } = await makeActivity(world.db, kidId, {
      fundingGoalCents: 12_000,
    });
    const report = (visitor: number, amount: number) =>
      world.visitor({ ip: `10.1.${round}.${visitor}` }).gratitude.reportContribution({
        kidId,
        wishlistItemId,
        type: "other",
        contributorName: `Rosa ${visitor}`,
        amount,
      });
    const read = async () => {
      const { wishlist } = await world.visitor().hub.kid({ familyUrl, kidId });
      const { fundingReceived = 0, fundingReported = 0 } =
        wishlist.find((wish) => wish.id === wishlistItemId) ?? {};
      return [fundingReceived, fundingReported] as const;
    };
    const first = await report(1, 10);
    const confirmation = { id: first.id, status: "confirmed" } as const;
    const [, , , ...reads] = await Promise.all([
      report(2, 20),
      caller.gratitude.setContributionStatus(confirmation),
      report(3, 30.5),
      ...Array.from({ length: 6 }, read),
    ]);
    for (const [received, reported] of reads) {
      expect([10, 30, 40.5, 60.5]).toContain(received + reported);
    }
    expect(await read()).toEqual([10, 50.5]);
  }
});

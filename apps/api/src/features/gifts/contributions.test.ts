import { setTimeout as sleep } from "node:timers/promises";
import { deleteWishlistItem } from "@giftling/db/queries/wishlist/items";
import { makeActivity, makeKid, makePaymentLink } from "@giftling/db/testing/factories";
import { afterAll, describe, expect, test } from "vitest";
import { createTestFixture, getCallOutcome, type TestFixture } from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const GIVEN = { contributorName: "Uncle Ben", amount: 25, type: "other" } as const;

async function family() {
  const parent = await world.parent();
  return { ...parent, kidId: (await makeKid(world.db, parent.id)).id };
}

describe("reportContribution", () => {
  test("creates one entry and returns one response for a repeated key, even concurrently", async () => {
    const { caller, kidId } = await family();
    const { gratitude } = world.visitor({ idempotencyKey: "uncle-ben-once" });
    const call = () => gratitude.reportContribution({ ...GIVEN, kidId });
    const answers = await Promise.all(Array.from({ length: 8 }, call));
    for (const answer of [...answers, await call()]) expect(answer).toEqual(answers[0]);
    const { giftToken: _, passToken: _pass, ...entry } = await call();
    expect(await caller.gratitude.contributions({ kidId })).toEqual([entry]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(1);
    const other = gratitude.reportContribution({ ...GIVEN, kidId, amount: 26 });
    expect(await getCallOutcome(other)).toBe("IDEMPOTENCY_MISMATCH");
  });

  test("adds the owner's contribution to the activity once for a repeated key", async () => {
    const { as, caller, kidId } = await family();
    const swim = await makeActivity(world.db, kidId, { fundingReceivedCents: 1_000 });
    const { gratitude } = as({ idempotencyKey: "owner-chips-in" });
    const given = { ...GIVEN, kidId, wishlistItemId: swim.id };
    const calls = Array.from({ length: 4 }, () => gratitude.reportContribution(given));
    for (const { status } of await Promise.all(calls)) expect(status).toBe("confirmed");
    expect(await caller.wishlist.list({ kidId })).toMatchObject([{ fundingReceived: 35 }]);
  });

  test("returns NOT_FOUND for a deleted link or activity and stores nothing", async () => {
    const { caller, kidId, id: familyId } = await family();
    const swim = await makeActivity(world.db, kidId);
    let report: Promise<string> = Promise.resolve("");
    await world.db.transaction(async (tx) => {
      await deleteWishlistItem(tx, familyId, swim.id);
      const given = { ...GIVEN, kidId, wishlistItemId: swim.id };
      report = getCallOutcome(world.visitor().gratitude.reportContribution(given));
      await sleep(150);
    });
    expect(await report).toBe("NOT_FOUND");
    expect(await caller.gratitude.contributions({ kidId })).toEqual([]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toEqual([]);
  });
});

describe("recordContribution", () => {
  test("assigns a contribution the type of its payment link (rule: contribution-ledger)", async () => {
    const { caller, kidId } = await family();
    const record = (paymentLinkId: string) =>
      caller.gratitude.recordContribution({
        ...GIVEN,
        kidId,
        paymentLinkId,
        givenOn: "2026-03-14",
      });
    for (const [linkType, type, contributionType] of [
      ["529", "529", "529"],
      ["esa", "other", "esa"],
      ["venmo", "other", "contribution"],
    ] as const) {
      const link = await makePaymentLink(world.db, kidId, { type: linkType });
      const { changed, ...entry } = await record(link.id);
      expect(entry).toMatchObject({ type, paymentLinkId: link.id, status: "confirmed" });
      expect(changed?.thankYou).toMatchObject({ contributionType, giftLabel: link.label });
    }
    const other = await family();
    const foreign = await makePaymentLink(world.db, other.kidId);
    expect(await getCallOutcome(record(foreign.id))).toBe("NOT_FOUND");
    expect(await getCallOutcome(record("x"))).toBe("NOT_FOUND");
    expect(await caller.gratitude.contributions({ kidId })).toHaveLength(3);
  });
});

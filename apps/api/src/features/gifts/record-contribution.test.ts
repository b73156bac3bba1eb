import { makeKid, makePaymentLink } from "@giftling/db/testing/factories";
import { afterAll, expect, test } from "vitest";
import { createTestFixture, getCallOutcome, type TestFixture } from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const GIVEN = {
  contributorName: "Uncle Ben",
  amount: 25,
  type: "other",
  givenOn: "2026-03-14",
} as const;

async function family() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id);
  return { ...parent, kidId: kid.id };
}

test("assigns a contribution the type of its payment link (rule: contribution-ledger)", async () => {
  const { caller, kidId } = await family();
  const record = (paymentLinkId: string) =>
    caller.gratitude.recordContribution({ ...GIVEN, kidId, paymentLinkId });
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

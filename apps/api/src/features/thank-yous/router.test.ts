import {
  makeActivity,
  makeContribution,
  makeKid,
  makePaymentLink,
  makeWish,
} from "@giftling/db/testing/factories";
import { afterAll, describe, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestFixture,
  UNKNOWN_ID,
} from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const GIVEN = { contributorName: "Uncle Ben", amount: 25, type: "529" } as const;

async function family(facts: Parameters<TestFixture["parent"]>[0] = {}) {
  const parent = await world.parent(facts);
  const kid = await makeKid(world.db, parent.id);
  return { ...parent, kidId: kid.id };
}

describe("create", () => {
  test("stores a supporter's report as unconfirmed and queues a thank-you", async () => {
    const { caller, kidId } = await family();
    const link = await makePaymentLink(world.db, kidId);
    const given = { ...GIVEN, kidId, amount: 25.5, paymentLinkId: link.id };
    const {
      giftToken,
      passToken: _pass,
      ...answer
    } = await world.visitor().gratitude.reportContribution(given);
    expect(giftToken).not.toBe("");
    expect(answer).toMatchObject({
      contributorName: "Uncle Ben",
      isAnonymous: false,
      amount: 25.5,
      type: "529",
      status: "reported",
      paymentLinkId: link.id,
      wishlistItemId: null,
    });
    expect(await caller.gratitude.contributions({ kidId })).toEqual([answer]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toMatchObject([
      { contributionType: "529", contributionAmount: 25.5, giftLabel: "College fund" },
    ]);
    expect(await caller.kids.analytics({ kidId })).toMatchObject({
      totalContributions: 25.5,
      unconfirmedContributions: 25.5,
    });
  });

  test("derives the type from the link: an ESA is other in the ledger and esa in the thank-you", async () => {
    const { caller, kidId } = await family();
    const esa = await makePaymentLink(world.db, kidId, { type: "esa" });
    const venmo = await makePaymentLink(world.db, kidId, { type: "venmo" });
    const give = (paymentLinkId: string | null, type: "529" | "other") =>
      world.visitor().gratitude.reportContribution({ ...GIVEN, kidId, paymentLinkId, type });
    expect((await give(esa.id, "529")).type).toBe("other");
    expect((await give(venmo.id, "529")).type).toBe("other");
    expect((await give(null, "529")).type).toBe("529");
    const thanks = await caller.gratitude.pendingThankYous({ kidId });
    expect(thanks.map((entry) => entry.contributionType)).toEqual(["esa", "contribution", "529"]);
  });

  test("stores the parent's own entry as confirmed, adds it to the activity, and queues it (rule: thank-you-queue)", async () => {
    const { caller, kidId } = await family();
    const swim = await makeActivity(world.db, kidId, { fundingReceivedCents: 1_000 });
    const chipIn = { ...GIVEN, kidId, type: "other", wishlistItemId: swim.id } as const;
    await world.visitor().gratitude.reportContribution(chipIn);
    expect(await caller.wishlist.list({ kidId })).toMatchObject([{ fundingReceived: 10 }]);
    const own = await caller.gratitude.reportContribution(chipIn);
    expect(own.status).toBe("confirmed");
    expect(await caller.wishlist.list({ kidId })).toMatchObject([{ fundingReceived: 35 }]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toMatchObject([
      { contributorName: "Uncle Ben", giftLabel: swim.name },
      { contributorName: "Uncle Ben", giftLabel: swim.name },
    ]);
    expect(await caller.kids.analytics({ kidId })).toMatchObject({
      totalContributions: 50,
      unconfirmedContributions: 25,
    });
  });

  test("rejects a missing name, a missing or excessive amount, and fractions of a cent", async () => {
    const { kidId } = await family();
    const give = (patch: object) =>
      getCallOutcome(world.visitor().gratitude.reportContribution({ ...GIVEN, kidId, ...patch }));
    expect(await give({ contributorName: null })).toBe("INVALID_INPUT");
    for (const amount of [0, -1, 10_000.01, 0.001, Number.NaN]) {
      expect(await give({ amount })).toBe("INVALID_INPUT");
    }
    expect(await give({ amount: 10_000 })).toBe("ok");
    expect(await give({ contributorName: null, isAnonymous: true })).toBe("ok");
  });

  test("returns the first response for a repeated key", async () => {
    const { caller, kidId } = await family();
    const visitor = world.visitor({ idempotencyKey: "uncle-ben-25" });
    const call = () => visitor.gratitude.reportContribution({ ...GIVEN, kidId });
    expect(await call()).toEqual(await call());
    expect(await caller.gratitude.contributions({ kidId })).toHaveLength(1);
  });

  test("returns a response for the demo without storing anything", async () => {
    const { hub, gratitude } = world.visitor();
    const { kids } = await hub.kids({ familyUrl: "demo" });
    const give = () => gratitude.reportContribution({ ...GIVEN, kidId: kids[0]?.id ?? "" });
    const answer = await give();
    expect(answer).toMatchObject({ contributorName: "Uncle Ben", amount: 25, status: "reported" });
    expect((await give()).id, "both hang on the visitor's wall").not.toBe(answer.id);
    const missing = gratitude.reportContribution({ ...GIVEN, kidId: "demo-nobody" });
    expect(await getCallOutcome(missing)).toBe("NOT_FOUND");
  });
});

describe("read", () => {
  test("lists the ledger newest first and the queue oldest first", async () => {
    const { caller, kidId } = await family();
    for (const contributorName of ["Ann", "Bob"]) {
      await world.visitor().gratitude.reportContribution({ ...GIVEN, kidId, contributorName });
      world.clock.advance(1_000);
    }
    await makeContribution(world.db, kidId, { status: "dismissed", contributedAt: new Date(0) });
    const ledger = await caller.gratitude.contributions({ kidId });
    expect(ledger.map((entry) => entry.contributorName)).toEqual(["Bob", "Ann", "Uncle Ben"]);
    const queue = await caller.gratitude.pendingThankYous({ kidId });
    expect(queue.map((entry) => entry.contributorName)).toEqual(["Ann", "Bob"]);
  });
});

describe("privacy", () => {
  test("does not store the name of an anonymous giver", async () => {
    const { caller, kidId } = await family();
    await world.visitor().gratitude.reportContribution({ ...GIVEN, kidId, isAnonymous: true });
    expect(await caller.gratitude.contributions({ kidId })).toMatchObject([
      { contributorName: null, isAnonymous: true },
    ]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toMatchObject([
      { contributorName: null },
    ]);
  });

  test("returns NOT_FOUND for another family's ledger and queue", async () => {
    const owner = await family();
    const { caller } = await family();
    for (const kidId of [owner.kidId, UNKNOWN_ID, "x"]) {
      expect(await getCallOutcome(caller.gratitude.contributions({ kidId }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(caller.gratitude.pendingThankYous({ kidId }))).toBe("NOT_FOUND");
    }
  });

  test("returns NOT_FOUND for another kid's link or activity and for a closed account", async () => {
    const { kidId } = await family();
    const other = await family();
    const closed = await family({ closedAt: new Date() });
    const foreignLink = await makePaymentLink(world.db, other.kidId);
    const foreignActivity = await makeActivity(world.db, other.kidId);
    const plain = await makeWish(world.db, kidId);
    const give = (patch: object) =>
      getCallOutcome(world.visitor().gratitude.reportContribution({ ...GIVEN, kidId, ...patch }));
    expect(await give({ paymentLinkId: foreignLink.id })).toBe("NOT_FOUND");
    expect(await give({ wishlistItemId: foreignActivity.id })).toBe("NOT_FOUND");
    expect(await give({ wishlistItemId: plain.id })).toBe("NOT_FOUND");
    for (const id of [closed.kidId, UNKNOWN_ID, "x"])
      expect(await give({ kidId: id })).toBe("NOT_FOUND");
  });
});

describe("races", () => {
  test("adds concurrent contributions to the total", async () => {
    const { caller, kidId } = await family();
    const swim = await makeActivity(world.db, kidId);
    const chipIn = { ...GIVEN, kidId, type: "other", wishlistItemId: swim.id } as const;
    const calls = Array.from({ length: 20 }, () => caller.gratitude.reportContribution(chipIn));
    expect(await countCallOutcomes(calls)).toEqual({ ok: 20 });
    expect(await caller.wishlist.list({ kidId })).toMatchObject([{ fundingReceived: 500 }]);
  });
});

test("counts pending tasks per kid, excluding dismissed gifts and sent thank-yous (rule: waiting-counts)", async () => {
  const { caller, id, kidId } = await family();
  const { id: sibling } = await makeKid(world.db, id);
  const give = (contributorName: string) =>
    world.visitor().gratitude.reportContribution({ ...GIVEN, kidId, contributorName });
  const [first, second] = [await give("Uncle Ben"), await give("Aunt May"), await give("Grandma")];
  const waiting = async () => caller.gratitude.waiting();
  const noted = (toThank: number, toConfirm: number) => [
    { kidId, toThank, toConfirm, toApprove: 0, drafts: 0, toReview: 0 },
    { kidId: sibling, toThank: 0, toConfirm: 0, toApprove: 0, drafts: 0, toReview: 0 },
  ];
  expect(await waiting()).toEqual(noted(3, 3));
  await caller.gratitude.setContributionStatus({ id: first.id, status: "confirmed" });
  await caller.gratitude.setContributionStatus({ id: second.id, status: "dismissed" });
  expect(await waiting()).toEqual(noted(2, 1));
  const [thankYou] = await caller.gratitude.pendingThankYous({ kidId });
  await caller.gratitude.markThanked({ id: thankYou?.id ?? "", isThanked: true });
  expect(await waiting()).toEqual(noted(1, 1));
  const other = await family();
  expect(await other.caller.gratitude.waiting()).toEqual([
    { kidId: other.kidId, toThank: 0, toConfirm: 0, toApprove: 0, drafts: 0, toReview: 0 },
  ]);
});

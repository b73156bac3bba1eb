import { reopenFamily } from "@giftling/db/queries/account/families";
import { families, users } from "@giftling/db/schema/index";
import { deleteRow } from "@giftling/db/testing/rows";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEST_CARDS } from "../../testing/billing.ts";
import { type BillingFixture, createBillingFixture } from "../../testing/billing-fixture.ts";
import { getCallOutcome } from "../../testing/test-fixture.ts";

let world: BillingFixture;
beforeAll(async () => {
  world = await createBillingFixture();
});
afterAll(() => world.close());

describe("a trial (rule: free-trial)", () => {
  test("requires no card, lasts 14 days, and then offers the trial-end price (rule: price-catalog)", async () => {
    const parent = await world.person();
    expect(await parent.user()).toMatchObject({ canStartTrial: true });
    await parent.startTrial();
    expect(await parent.user()).toMatchObject({
      isPremium: true,
      subscriptionStatus: "trialing",
      trialDaysLeft: 14,
      canStartTrial: false,
      buyablePrices: ["premium-monthly"],
    });
    await world.advance(15);
    await parent.refresh();
    expect(await parent.user()).toMatchObject({
      isPremium: false,
      isTrialLocked: true,
      subscriptionStatus: "canceled",
      buyablePrices: ["offer-monthly", "offer-yearly"],
    });
    await parent.buy({ priceId: "offer-yearly" });
    expect(await parent.refresh()).toMatchObject({
      isPremium: true,
      isTrialLocked: false,
      subscriptionStatus: "active",
      trialEndsAt: null,
    });
  });

  test("is not available for an offer price", async () => {
    const caller = await (await world.person()).caller();
    const asked = caller.billing.createSubscriptionSession({
      trial: true,
      priceId: "offer-monthly",
    });
    expect(await getCallOutcome(asked)).toBe("INVALID_INPUT");
  });

  test("is granted once per person across accounts", async () => {
    const parent = await world.person("once-only");
    await parent.startTrial();
    await world.advance(20);
    const again = (who: typeof parent) => getCallOutcome(who.buy({ trial: true }));
    expect(await again(parent)).toBe("CONFLICT");
    await (await parent.caller()).account.close({ confirm: "DELETE" });
    await reopenFamily(world.db, parent.id);
    expect(await again(parent)).toBe("CONFLICT");
    await (await parent.caller()).billing.continueOnFree();
    expect(await again(parent)).toBe("CONFLICT");
    await deleteRow(world.db, families, parent.id);
    await deleteRow(world.db, users, parent.userId);
    const returned = await world.person("once-only");
    expect(await returned.user()).toMatchObject({ canStartTrial: false, trialEndsAt: null });
    expect(await again(returned)).toBe("CONFLICT");
  });

  test("starts once from two tabs, and the other checkout expires", { repeats: 9 }, async () => {
    const parent = await world.person();
    const caller = await parent.caller();
    const [one, two] = await Promise.all([
      caller.billing.createSubscriptionSession({ trial: true }),
      caller.billing.createSubscriptionSession({ trial: true }),
    ]);
    await Promise.all([world.submit(one.url, { card: "" }), world.submit(two.url, { card: "" })]);
    // One paid subscription remains, whichever tab expired the other's checkout.
    await parent.refresh();
    expect(await parent.subscriptions()).toHaveLength(1);
  });

  test("ends when a paid plan starts", async () => {
    const parent = await world.person();
    await parent.startTrial();
    await parent.buy();
    expect(await parent.refresh()).toMatchObject({ subscriptionStatus: "active" });
    expect((await parent.subscriptions()).map(({ status }) => status)).toEqual(["active"]);
  });
});

describe("continueOnFree (rule: continue-on-free)", () => {
  test("unlocks the account permanently after an ended trial, even after another sync", async () => {
    const parent = await world.person();
    await parent.startTrial();
    await world.advance(15);
    expect((await parent.refresh()).isTrialLocked).toBe(true);
    const free = { isPremium: false, isTrialLocked: false, trialEndsAt: null };
    expect(await (await parent.caller()).billing.continueOnFree()).toMatchObject(free);
    expect(await parent.refresh()).toMatchObject({
      ...free,
      buyablePrices: ["premium-monthly"],
    });
  });

  test("ends a running trial at Stripe", async () => {
    const parent = await world.person();
    await parent.startTrial(TEST_CARDS.pays);
    expect(await (await parent.caller()).billing.continueOnFree()).toMatchObject({
      isPremium: false,
      isTrialLocked: false,
      subscriptionPlan: "free",
    });
    expect(await parent.subscriptions()).toHaveLength(0);
  });

  test("changes nothing without a trial", async () => {
    const parent = await world.person();
    const before = await parent.user();
    expect(await (await parent.caller()).billing.continueOnFree()).toEqual(before);
  });
});

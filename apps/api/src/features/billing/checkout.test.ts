import { makeFamily } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APP_ORIGIN } from "../../testing/app.ts";
import { getStripeEnv, TEST_CARDS } from "../../testing/billing.ts";
import { type BillingFixture, createBillingFixture } from "../../testing/billing-fixture.ts";
import { createTestFixture, getCallOutcome } from "../../testing/test-fixture.ts";

let world: BillingFixture;
beforeAll(async () => {
  world = await createBillingFixture();
});
afterAll(() => world.close());

/** Counts the customers and checkout sessions at the payment provider. */
async function calls(): Promise<number[]> {
  const [customers, sessions] = await Promise.all([
    world.client.customers.list({ limit: 100 }),
    world.client.checkout.sessions.list({ limit: 100 }),
  ]);
  return [customers.data.length, sessions.data.length];
}

describe("a checkout", () => {
  test("opens Stripe's page for the list price and grants nothing before payment", async () => {
    const parent = await world.person();
    const { url } = await (await parent.caller()).billing.createSubscriptionSession({
      priceId: "premium-monthly",
      successUrl: "/subscription?checkout=done",
      cancelUrl: `${APP_ORIGIN}/subscription`,
    });
    expect((await parent.user()).isPremium).toBe(false);
    const refreshed = await parent.refresh();
    expect(refreshed).toMatchObject({ isPremium: false, subscriptionStatus: null });
    const done = await world.submit(url, { card: TEST_CARDS.pays });
    expect(done.url).toBe(`${APP_ORIGIN}/subscription?checkout=done`);
    expect((await parent.user()).isPremium).toBe(false);
    expect(await parent.refresh()).toMatchObject({
      isPremium: true,
      subscriptionPlan: "premium",
      subscriptionStatus: "active",
      trialEndsAt: null,
      cancelAtPeriodEnd: false,
      hasBillingPortal: true,
      buyablePrices: [],
    });
  });

  test("returns to the subscription page without return URLs", async () => {
    const bought = await world.person();
    const open = (await bought.caller()).billing.createSubscriptionSession;
    const { url } = await open({ priceId: "premium-monthly" });
    const paid = await world.submit(url, { card: TEST_CARDS.pays });
    expect(paid.url).toBe(`${APP_ORIGIN}/subscription?checkout=success`);
    const tried = await world.person();
    const trial = (await tried.caller()).billing.createSubscriptionSession;
    const started = await world.submit((await trial({ trial: true })).url, { card: "" });
    expect(started.url).toBe(`${APP_ORIGIN}/subscription?checkout=success&trial=true`);
  });

  test.each([
    ["successUrl", "https://evil.example/"],
    ["successUrl", "//evil.example"],
    ["cancelUrl", `${APP_ORIGIN}.evil.example/`],
    ["cancelUrl", "javascript:alert(1)"],
    ["successUrl", "/api/auth/logout"],
    ["cancelUrl", "subscription"],
    ["successUrl", ""],
  ])("rejects %s %j before calling Stripe", async (field, address) => {
    const parent = await world.person();
    const before = await calls();
    const caller = await parent.caller();
    const asked = caller.billing.createSubscriptionSession({
      priceId: "foreign",
      [field]: address,
    });
    await expect(asked).rejects.toThrow("Return addresses must be pages of this site.");
    expect(await calls()).toEqual(before);
  });

  test.each(["price_123", "offer-monthly", "offer-yearly", "toString", ""])(
    "rejects the unavailable price %j without calling Stripe (rule: price-catalog)",
    async (priceId) => {
      const parent = await world.person();
      const before = await calls();
      const caller = await parent.caller();
      expect(await getCallOutcome(caller.billing.createSubscriptionSession({ priceId }))).toBe(
        "INVALID_INPUT",
      );
      expect(await calls()).toEqual(before);
    },
  );

  test("returns the same checkout for a repeated Idempotency-Key, and expires the previous one", async () => {
    const parent = await world.parent();
    const first = await parent
      .as({ idempotencyKey: "attempt-one-1" })
      .billing.createSubscriptionSession({});
    const again = await parent
      .as({ idempotencyKey: "attempt-one-1" })
      .billing.createSubscriptionSession({});
    expect(again).toEqual(first);
    const other = await parent.as().billing.createSubscriptionSession({});
    expect(other.url).not.toBe(first.url);
    const mismatch = parent
      .as({ idempotencyKey: "attempt-one-1" })
      .billing.createSubscriptionSession({ cancelUrl: "/settings" });
    expect(await getCallOutcome(mismatch)).toBe("IDEMPOTENCY_MISMATCH");
    expect((await new TestBrowser().get(first.url)).body).toContain("This checkout is over");
    await world.submit(other.url, { card: TEST_CARDS.pays });
    const last = parent.as().billing.createSubscriptionSession({});
    expect(await getCallOutcome(last)).toBe("INVALID_INPUT");
  });

  test("creates one customer for concurrent calls", async () => {
    const parent = await world.parent();
    await Promise.all(
      Array.from({ length: 5 }, () => parent.as().billing.createSubscriptionSession({})),
    );
    const { data } = await world.client.customers.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata.familyId === parent.id)).toHaveLength(1);
  });
});

describe("the billing portal", () => {
  test("returns NO_SUBSCRIPTION without a subscription, even with an open checkout", async () => {
    const parent = await world.person();
    const caller = await parent.caller();
    expect(await getCallOutcome(caller.billing.createPortalSession({}))).toBe("NO_SUBSCRIPTION");
    await caller.billing.createSubscriptionSession({});
    expect(await getCallOutcome(caller.billing.createPortalSession({}))).toBe("NO_SUBSCRIPTION");
  });

  test("accepts only return URLs of this site", async () => {
    const caller = await (await world.person()).caller();
    const asked = caller.billing.createPortalSession({ returnUrl: "https://evil.example" });
    expect(await getCallOutcome(asked)).toBe("INVALID_INPUT");
  });
});

describe("without billing (rule: billing-off)", () => {
  test("grants Premium to everyone and sells nothing", async () => {
    const free = await createTestFixture({ BILLING: "off", ...getStripeEnv(world.services) });
    const { id } = await makeFamily(free.db, {
      subscriptionStatus: "canceled",
      trialEndsAt: addDays(new Date(), -3),
    });
    const { billing, account } = await free.callerOf(id);
    expect(await account.user()).toMatchObject({
      isPremium: true,
      isTrialLocked: false,
      canStartTrial: false,
      buyablePrices: [],
      hasBillingPortal: false,
    });
    expect(await getCallOutcome(billing.createSubscriptionSession({}))).toBe("NOT_FOUND");
    expect(await getCallOutcome(billing.createPortalSession({}))).toBe("NOT_FOUND");
    expect(await getCallOutcome(billing.refresh())).toBe("NOT_FOUND");
    expect(await getCallOutcome(billing.continueOnFree())).toBe("NOT_FOUND");
    await free.close();
  });

  test("returns UNAVAILABLE when Stripe is unreachable", async () => {
    const away = await createTestFixture({
      ...getStripeEnv(world.services),
      STRIPE_API_BASE: "http://127.0.0.1:9",
    });
    const parent = await away.parent();
    expect(await getCallOutcome(parent.caller.billing.createSubscriptionSession({}))).toBe(
      "UNAVAILABLE",
    );
    await away.close();
  });
});

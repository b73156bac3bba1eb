import { markOpen } from "@giftling/db/queries/account";
import { setPlanByOperator } from "@giftling/db/queries/operator";
import { insertUserWithIdentity } from "@giftling/db/queries/sign-in";
import { beginSync, claimSync } from "@giftling/db/queries/stripe";
import { makeUser } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import type { LocalServices } from "@giftling/local-services/server";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteStripeCustomer, reconcile, syncFamily } from "../jobs/stripe.ts";
import { ensurePrices } from "../stripe/prices.ts";
import { startTestStripe, stripeEnv } from "../testing/billing.ts";
import { createTestWorld, outcome, type TestWorld } from "../testing/world.ts";

const ORIGIN = "http://localhost:4999";

let services: LocalServices;
let world: TestWorld;
beforeAll(async () => {
  services = await startTestStripe();
  world = await createTestWorld({ APP_ORIGIN: ORIGIN, ...stripeEnv(services) });
  await ensurePrices(gate().client);
});
afterAll(async () => {
  await world.close();
  await services.close();
});

function gate() {
  const { stripe } = world.deps;
  if (!stripe) throw new Error("There is no Stripe");
  return stripe;
}

let people = 0;
/** A parent who signed in at a provider, so that they are remembered. */
async function person(named?: string) {
  people += 1;
  const subject = named ?? `person-${people}`;
  const identity = { issuer: "https://id.example", subject };
  const { id } = await insertUserWithIdentity(world.db, identity, {
    email: `${subject}@example.com`,
    firstName: "Ana",
    lastName: "Rivera",
    referralCode: crypto.randomUUID(),
  });
  return {
    id,
    caller: () => world.callerOf(id),
    user: async () => (await world.callerOf(id)).account.user(),
    customer: async () =>
      (await world.db.query.users.findFirst({ where: (u, { eq }) => eq(u.id, id) }))
        ?.stripeCustomerId ?? "",
  };
}

const calls = async () => {
  const [customers, sessions] = await Promise.all([
    gate().client.customers.list({ limit: 100 }),
    gate().client.checkout.sessions.list({ limit: 100 }),
  ]);
  return [customers.data.length, sessions.data.length];
};

const submit = (url: string, fields: Record<string, string>) =>
  new TestBrowser().submit(url, fields, ORIGIN);

async function advance(days: number): Promise<void> {
  const body = JSON.stringify({ advanceDays: days });
  await fetch(`${services.origin}/stripe/test/clock`, { method: "POST", body });
}

type Person = Awaited<ReturnType<typeof person>>;

async function startTrial(parent: Person, card = ""): Promise<void> {
  const { url } = await (await parent.caller()).billing.createSubscriptionSession({ trial: true });
  await submit(url, { card });
  await (await parent.caller()).billing.refresh();
}

describe("a checkout", () => {
  test("for the list price leads to Stripe's page and back, and grants nothing until it is paid", async () => {
    const parent = await person();
    const { url } = await (await parent.caller()).billing.createSubscriptionSession({
      priceId: "premium-monthly",
      successUrl: "/subscription?checkout=done",
      cancelUrl: `${ORIGIN}/subscription`,
    });
    expect((await parent.user()).isPremium).toBe(false);
    const refreshed = await (await parent.caller()).billing.refresh();
    expect(refreshed).toMatchObject({ isPremium: false, subscriptionStatus: null });
    const done = await submit(url, { card: "4242424242424242" });
    expect(done.url).toBe(`${ORIGIN}/subscription?checkout=done`);
    expect((await parent.user()).isPremium).toBe(false);
    expect(await (await parent.caller()).billing.refresh()).toMatchObject({
      isPremium: true,
      subscriptionPlan: "premium",
      subscriptionStatus: "active",
      trialEndsAt: null,
      cancelAtPeriodEnd: false,
      hasBillingPortal: true,
      buyablePrices: [],
    });
  });

  test.each([
    ["successUrl", "https://evil.example/"],
    ["successUrl", "//evil.example"],
    ["cancelUrl", `${ORIGIN}.evil.example/`],
    ["cancelUrl", "javascript:alert(1)"],
    ["successUrl", "/api/auth/logout"],
    ["cancelUrl", "subscription"],
    ["successUrl", ""],
  ])("refuses %s %j before anything else, without a call", async (field, address) => {
    const parent = await person();
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
    "refuses the price %j, which this account may not buy, without a call (D1)",
    async (priceId) => {
      const parent = await person();
      const before = await calls();
      const caller = await parent.caller();
      expect(await outcome(caller.billing.createSubscriptionSession({ priceId }))).toBe(
        "INVALID_INPUT",
      );
      expect(await calls()).toEqual(before);
    },
  );

  test("answers the same Idempotency-Key with the same checkout, and replaces an older one", async () => {
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
    expect(await outcome(mismatch)).toBe("IDEMPOTENCY_MISMATCH");
    expect((await new TestBrowser().get(first.url)).body).toContain("This checkout is over");
    await submit(other.url, { card: "4242424242424242" });
    const last = parent.as().billing.createSubscriptionSession({});
    expect(await outcome(last)).toBe("INVALID_INPUT");
  });

  test("twice at once makes one customer", async () => {
    const parent = await world.parent();
    await Promise.all(
      Array.from({ length: 5 }, () => parent.as().billing.createSubscriptionSession({})),
    );
    const { data } = await gate().client.customers.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata.userId === parent.id)).toHaveLength(1);
  });
});

describe("a trial (D3)", () => {
  test("needs no card, is Premium for 14 days, and then gives way to the offer (D1)", async () => {
    const parent = await person();
    expect(await parent.user()).toMatchObject({ canStartTrial: true });
    await startTrial(parent);
    expect(await parent.user()).toMatchObject({
      isPremium: true,
      subscriptionStatus: "trialing",
      trialDaysLeft: 14,
      canStartTrial: false,
      buyablePrices: ["premium-monthly"],
    });
    await advance(15);
    await (await parent.caller()).billing.refresh();
    expect(await parent.user()).toMatchObject({
      isPremium: false,
      isTrialLocked: true,
      subscriptionStatus: "canceled",
      buyablePrices: ["offer-monthly", "offer-yearly"],
    });
    const caller = await parent.caller();
    const { url } = await caller.billing.createSubscriptionSession({ priceId: "offer-yearly" });
    await submit(url, { card: "4242424242424242" });
    expect(await caller.billing.refresh()).toMatchObject({
      isPremium: true,
      isTrialLocked: false,
      subscriptionStatus: "active",
      trialEndsAt: null,
    });
  });

  test("is not for an offer's price", async () => {
    const caller = await (await person()).caller();
    const asked = caller.billing.createSubscriptionSession({
      trial: true,
      priceId: "offer-monthly",
    });
    expect(await outcome(asked)).toBe("INVALID_INPUT");
  });

  test("comes once: not after the first, not after closing and opening, not in a new account", async () => {
    const parent = await person("once-only");
    await startTrial(parent);
    await advance(20);
    const again = async (who: Person) => {
      const caller = await who.caller();
      return outcome(caller.billing.createSubscriptionSession({ trial: true }));
    };
    expect(await again(parent)).toBe("CONFLICT");
    await (await parent.caller()).account.close({ confirm: "DELETE" });
    await markOpen(world.db, parent.id);
    expect(await again(parent)).toBe("CONFLICT");
    await (await parent.caller()).billing.continueOnFree();
    expect(await again(parent)).toBe("CONFLICT");
    await world.db.execute(`delete from users where id = '${parent.id}'`);
    const returned = await person("once-only");
    expect(await returned.user()).toMatchObject({ canStartTrial: false, trialEndsAt: null });
    expect(await again(returned)).toBe("CONFLICT");
  });

  test("begun in two tabs is one: the other checkout is taken back", async () => {
    const parent = await person();
    const caller = await parent.caller();
    const [one, two] = await Promise.all([
      caller.billing.createSubscriptionSession({ trial: true }),
      caller.billing.createSubscriptionSession({ trial: true }),
    ]);
    await Promise.all([submit(one.url, { card: "" }), submit(two.url, { card: "" })]);
    await caller.billing.refresh();
    const { data } = await gate().client.subscriptions.list({ customer: await parent.customer() });
    expect(data).toHaveLength(1);
  });

  test("gives way to a paid plan, which ends it", async () => {
    const parent = await person();
    await startTrial(parent);
    const caller = await parent.caller();
    const { url } = await caller.billing.createSubscriptionSession({});
    await submit(url, { card: "4242424242424242" });
    expect(await caller.billing.refresh()).toMatchObject({ subscriptionStatus: "active" });
    const { data } = await gate().client.subscriptions.list({ customer: await parent.customer() });
    expect(data.map(({ status }) => status)).toEqual(["active"]);
  });
});

describe("continue on Free (D5)", () => {
  test("ends the trial's lock for good, also when Stripe is asked again", async () => {
    const parent = await person();
    await startTrial(parent);
    await advance(15);
    const caller = await parent.caller();
    expect((await caller.billing.refresh()).isTrialLocked).toBe(true);
    const free = { isPremium: false, isTrialLocked: false, trialEndsAt: null };
    expect(await caller.billing.continueOnFree()).toMatchObject(free);
    expect(await caller.billing.refresh()).toMatchObject({
      ...free,
      buyablePrices: ["premium-monthly"],
    });
  });

  test("ends a running trial at Stripe too", async () => {
    const parent = await person();
    await startTrial(parent, "4242424242424242");
    const caller = await parent.caller();
    expect(await caller.billing.continueOnFree()).toMatchObject({
      isPremium: false,
      isTrialLocked: false,
      subscriptionPlan: "free",
    });
    const { data } = await gate().client.subscriptions.list({ customer: await parent.customer() });
    expect(data).toHaveLength(0);
  });

  test("changes nothing for who has no trial", async () => {
    const parent = await person();
    const before = await parent.user();
    expect(await (await parent.caller()).billing.continueOnFree()).toEqual(before);
  });
});

describe("what the parent has, event by event", () => {
  test("cancelled in the portal, resumed, cancelled, over (D6)", async () => {
    const parent = await person();
    const caller = await parent.caller();
    const { url } = await caller.billing.createSubscriptionSession({});
    await submit(url, { card: "4242424242424242" });
    await caller.billing.refresh();
    // Another request of theirs: this one would know them as they were at its beginning.
    const later = await parent.caller();
    const portal = await later.billing.createPortalSession({ returnUrl: "/settings" });
    const [subscription] = (
      await gate().client.subscriptions.list({ customer: await parent.customer() })
    ).data;
    const press = async (what: string) => {
      await submit(portal.url, { do: what, subscription: subscription?.id ?? "" });
      return caller.billing.refresh();
    };
    expect(await press("cancel")).toMatchObject({ isPremium: true, cancelAtPeriodEnd: true });
    expect(await press("resume")).toMatchObject({ isPremium: true, cancelAtPeriodEnd: false });
    await press("cancel");
    await advance(32);
    expect(await caller.billing.refresh()).toMatchObject({
      isPremium: false,
      isTrialLocked: false,
      subscriptionPlan: "free",
      subscriptionStatus: "canceled",
      cancelAtPeriodEnd: false,
      buyablePrices: ["premium-monthly"],
    });
    const again = await caller.billing.createSubscriptionSession({});
    await submit(again.url, { card: "4242424242424242" });
    expect(await caller.billing.refresh()).toMatchObject({ isPremium: true });
  });

  test("past due after a trial, and mended with another card", async () => {
    const parent = await person();
    await startTrial(parent, "4000000000000341");
    await advance(14);
    const caller = await parent.caller();
    expect(await caller.billing.refresh()).toMatchObject({
      isPremium: false,
      isTrialLocked: true,
      subscriptionStatus: "past_due",
      buyablePrices: [],
    });
    const { url } = await caller.billing.createPortalSession({});
    await submit(url, { do: "card", card: "4242424242424242" });
    expect(await caller.billing.refresh()).toMatchObject({
      isPremium: true,
      subscriptionStatus: "active",
      trialEndsAt: null,
    });
  });

  test("a disputed charge ends what it paid for", async () => {
    const parent = await person();
    const caller = await parent.caller();
    const { url } = await caller.billing.createSubscriptionSession({});
    await submit(url, { card: "4000000000000259" });
    expect(await caller.billing.refresh()).toMatchObject({
      isPremium: false,
      subscriptionStatus: "canceled",
    });
  });

  test("closing the account ends the subscription, and an open checkout with it (D7)", async () => {
    const parent = await person();
    await startTrial(parent);
    const caller = await parent.caller();
    const open = await caller.billing.createSubscriptionSession({});
    await caller.account.close({ confirm: "DELETE" });
    const jobs = await world.db.execute<{ payload: { userId: string } }>(
      "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'sync-subscription'",
    );
    expect(jobs.map(({ payload }) => payload.userId)).toContain(parent.id);
    await syncFamily(world.deps, { userId: parent.id });
    const { data } = await gate().client.subscriptions.list({ customer: await parent.customer() });
    expect(data).toHaveLength(0);
    expect((await new TestBrowser().get(open.url)).body).toContain("This checkout is over");
  });

  test("deleting the customer is done once and forgotten here", async () => {
    const parent = await person();
    await startTrial(parent);
    const stripeCustomerId = await parent.customer();
    await deleteStripeCustomer(world.deps, { stripeCustomerId });
    await deleteStripeCustomer(world.deps, { stripeCustomerId });
    // Buying again makes a new one, whether or not the loss was noticed before.
    const { url } = await (await parent.caller()).billing.createSubscriptionSession({});
    expect(await parent.customer()).not.toBe(stripeCustomerId);
    expect(await parent.user()).toMatchObject({ subscriptionStatus: null, isPremium: false });
    await submit(url, { card: "4242424242424242" });
    await gate().client.customers.del(await parent.customer());
    await (await parent.caller()).billing.refresh();
    expect(await parent.customer()).toBe("");
    expect(await parent.user()).toMatchObject({ subscriptionStatus: null, isPremium: false });
  });

  test("the hourly comparison finds what no event told", async () => {
    const parent = await person();
    const { url } = await (await parent.caller()).billing.createSubscriptionSession({});
    await submit(url, { card: "4242424242424242" });
    world.clock.advance(60 * 60 * 1_000);
    await reconcile(world.deps);
    world.clock.advance(-60 * 60 * 1_000);
    expect(await parent.user()).toMatchObject({ isPremium: true, subscriptionStatus: "active" });
  });

  test("an answer that comes late never replaces that of a fetch begun after it", async () => {
    const { id } = await person();
    const [early, late] = [await beginSync(world.db, id), await beginSync(world.db, id)];
    const now = world.clock.now();
    expect(await claimSync(world.db, id, late, now)).toBe(true);
    expect(await claimSync(world.db, id, early, now)).toBe(false);
    const after = await beginSync(world.db, id);
    expect(await claimSync(world.db, id, after, now)).toBe(true);
  });

  test("an operator's plan stays, whatever Stripe says, until it is given back", async () => {
    const parent = await person();
    await startTrial(parent);
    await setPlanByOperator(world.db, parent.id, "enterprise");
    const caller = await parent.caller();
    const enterprise = { subscriptionPlan: "enterprise", isPremium: true, buyablePrices: [] };
    expect(await caller.billing.refresh()).toMatchObject(enterprise);
    await setPlanByOperator(world.db, parent.id, "free");
    expect(await caller.billing.refresh()).toMatchObject({ subscriptionStatus: "trialing" });
  });
});

describe("the billing portal", () => {
  test("is NO_SUBSCRIPTION before there was any, also with a checkout left open", async () => {
    const parent = await person();
    const caller = await parent.caller();
    expect(await outcome(caller.billing.createPortalSession({}))).toBe("NO_SUBSCRIPTION");
    await caller.billing.createSubscriptionSession({});
    expect(await outcome(caller.billing.createPortalSession({}))).toBe("NO_SUBSCRIPTION");
  });

  test("leads back to this site only", async () => {
    const caller = await (await person()).caller();
    const asked = caller.billing.createPortalSession({ returnUrl: "https://evil.example" });
    expect(await outcome(asked)).toBe("INVALID_INPUT");
  });
});

describe("without billing (D31)", () => {
  test("everything is Premium, and there is nothing to buy", async () => {
    const free = await createTestWorld({ BILLING: "off", ...stripeEnv(services) });
    const { id } = await makeUser(free.db, {
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
    expect(await outcome(billing.createSubscriptionSession({}))).toBe("NOT_FOUND");
    expect(await outcome(billing.createPortalSession({}))).toBe("NOT_FOUND");
    expect(await outcome(billing.refresh())).toBe("NOT_FOUND");
    expect(await outcome(billing.continueOnFree())).toBe("NOT_FOUND");
    await free.close();
  });

  test("and where Stripe is away, it says to try again", async () => {
    const away = await createTestWorld({
      ...stripeEnv(services),
      STRIPE_API_BASE: "http://127.0.0.1:9",
    });
    const parent = await away.parent();
    expect(await outcome(parent.caller.billing.createSubscriptionSession({}))).toBe("UNAVAILABLE");
    await away.close();
  });
});

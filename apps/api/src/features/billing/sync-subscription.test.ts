import { setPlanByOperator } from "@giftling/db/queries/account/operator";
import { beginSync, claimSync } from "@giftling/db/queries/billing/stripe";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CARDS } from "../../testing/billing.ts";
import { type BillingWorld, createBillingWorld } from "../../testing/billing-world.ts";
import {
  deleteStripeCustomer,
  reconcile,
  syncFamily,
  updateStripeCustomer,
} from "./stripe-jobs.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.close());

/** The waiting jobs that tell Stripe of an owner. */
const waitingUpdates = () =>
  world.db.execute<{ payload: object }>(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'update-stripe-customer'",
  );

describe("what the parent has, event by event", () => {
  test("cancelled in the portal, resumed, cancelled, over (rule: subscription-end)", async () => {
    const parent = await world.person();
    await parent.buy();
    await parent.refresh();
    const { billing } = await parent.caller();
    const portal = await billing.createPortalSession({ returnUrl: "/settings" });
    const [subscription] = await parent.subscriptions();
    const press = async (what: string) => {
      await world.submit(portal.url, { do: what, subscription: subscription?.id ?? "" });
      return parent.refresh();
    };
    expect(await press("cancel")).toMatchObject({ isPremium: true, cancelAtPeriodEnd: true });
    expect(await press("resume")).toMatchObject({ isPremium: true, cancelAtPeriodEnd: false });
    await press("cancel");
    await world.advance(32);
    expect(await parent.refresh()).toMatchObject({
      isPremium: false,
      isTrialLocked: false,
      subscriptionPlan: "free",
      subscriptionStatus: "canceled",
      cancelAtPeriodEnd: false,
      buyablePrices: ["premium-monthly"],
    });
    await parent.buy();
    expect(await parent.refresh()).toMatchObject({ isPremium: true });
  });

  test("past due after a trial, and mended with another card", async () => {
    const parent = await world.person();
    await parent.startTrial(CARDS.fails);
    await world.advance(14);
    expect(await parent.refresh()).toMatchObject({
      isPremium: false,
      isTrialLocked: true,
      subscriptionStatus: "past_due",
      buyablePrices: [],
    });
    const { url } = await (await parent.caller()).billing.createPortalSession({});
    await world.submit(url, { do: "card", card: CARDS.pays });
    expect(await parent.refresh()).toMatchObject({
      isPremium: true,
      subscriptionStatus: "active",
      trialEndsAt: null,
    });
  });

  test("a disputed charge ends what it paid for", async () => {
    const parent = await world.person();
    await parent.buy({}, CARDS.disputes);
    expect(await parent.refresh()).toMatchObject({
      isPremium: false,
      subscriptionStatus: "canceled",
    });
  });

  test("closing the account ends the subscription, and an open checkout with it (rule: account-closing)", async () => {
    const parent = await world.person();
    await parent.startTrial();
    const caller = await parent.caller();
    const open = await caller.billing.createSubscriptionSession({});
    await caller.account.close({ confirm: "DELETE" });
    const jobs = await world.db.execute<{ payload: { familyId: string } }>(
      "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'sync-subscription'",
    );
    expect(jobs.map(({ payload }) => payload.familyId)).toContain(parent.id);
    await syncFamily(world.deps, { familyId: parent.id });
    expect(await parent.subscriptions()).toHaveLength(0);
    expect((await new TestBrowser().get(open.url)).body).toContain("This checkout is over");
  });

  test("deleting the customer is done once and forgotten here", async () => {
    const parent = await world.person();
    await parent.startTrial();
    const stripeCustomerId = await parent.customer();
    await deleteStripeCustomer(world.deps, { stripeCustomerId });
    await deleteStripeCustomer(world.deps, { stripeCustomerId });
    // Buying again makes a new one, whether or not the loss was noticed before.
    const { url } = await (await parent.caller()).billing.createSubscriptionSession({});
    expect(await parent.customer()).not.toBe(stripeCustomerId);
    expect(await parent.user()).toMatchObject({ subscriptionStatus: null, isPremium: false });
    await world.submit(url, { card: CARDS.pays });
    await world.client.customers.del(await parent.customer());
    await parent.refresh();
    expect(await parent.customer()).toBe("");
    expect(await parent.user()).toMatchObject({ subscriptionStatus: null, isPremium: false });
  });

  test("what Stripe writes goes to who owns the family now (rule: handing-over)", async () => {
    const parent = await world.person();
    await parent.startTrial();
    const ben = await world.coParent(parent.id);
    await (await parent.caller()).family.handOver({ memberId: ben.id });
    const [job, ...others] = await waitingUpdates();
    expect(others).toEqual([]);
    expect(job?.payload).toEqual({ familyId: parent.id });
    // Stripe is away: the call is over, and the job is tried again.
    const away = { client: () => Promise.reject(new Error("Stripe is away")) };
    const stripe = world.deps.stripe && { ...world.deps.stripe, ...away };
    const payload = { familyId: parent.id };
    await expect(updateStripeCustomer({ ...world.deps, stripe }, payload)).rejects.toThrow("away");
    await updateStripeCustomer(world.deps, payload);
    await updateStripeCustomer(world.deps, payload);
    const customer = await world.client.customers.retrieve(await parent.customer());
    expect(customer).toMatchObject({ email: ben.email, name: "Ben Rivera" });
    // Nobody's mailbox instead of the former owner's.
    await world.db.execute(`update users set email = '' where id = '${ben.id}'`);
    await updateStripeCustomer(world.deps, payload);
    const later = await world.client.customers.retrieve(await parent.customer());
    expect(later).toMatchObject({ email: null });
  });

  test("a family without a customer, or with one that is gone, has nobody to tell", async () => {
    const parent = await world.person();
    await updateStripeCustomer(world.deps, { familyId: parent.id });
    await parent.startTrial();
    await world.client.customers.del(await parent.customer());
    await updateStripeCustomer(world.deps, { familyId: parent.id });
    await updateStripeCustomer(world.deps, { familyId: crypto.randomUUID() });
  });

  test("the hourly comparison finds what no event told", async () => {
    const parent = await world.person();
    await parent.buy();
    world.clock.advance(60 * 60 * 1_000);
    await reconcile(world.deps);
    world.clock.advance(-60 * 60 * 1_000);
    expect(await parent.user()).toMatchObject({ isPremium: true, subscriptionStatus: "active" });
  });

  test("an answer that comes late never replaces that of a fetch begun after it", async () => {
    const { id } = await world.person();
    const [early, late] = [await beginSync(world.db, id), await beginSync(world.db, id)];
    const now = world.clock.now();
    expect(await claimSync(world.db, id, late, now)).toBe(true);
    expect(await claimSync(world.db, id, early, now)).toBe(false);
    const after = await beginSync(world.db, id);
    expect(await claimSync(world.db, id, after, now)).toBe(true);
  });

  test("an operator's plan stays, whatever Stripe says, until it is given back", async () => {
    const parent = await world.person();
    await parent.startTrial();
    await setPlanByOperator(world.db, parent.id, "enterprise");
    const enterprise = { subscriptionPlan: "enterprise", isPremium: true, buyablePrices: [] };
    expect(await parent.refresh()).toMatchObject(enterprise);
    await setPlanByOperator(world.db, parent.id, "free");
    expect(await parent.refresh()).toMatchObject({ subscriptionStatus: "trialing" });
  });
});

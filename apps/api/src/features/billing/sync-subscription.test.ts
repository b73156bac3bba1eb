import { setPlanByOperator } from "@giftling/db/queries/account/operator";
import { claimStripeSyncResult, startStripeSync } from "@giftling/db/queries/billing/stripe";
import { users } from "@giftling/db/schema/index";
import { listJobs } from "@giftling/db/testing/jobs";
import { listMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseTaskPayload } from "../../services/jobs/queue.ts";
import { TEST_CARDS } from "../../testing/billing.ts";
import { type BillingFixture, createBillingFixture } from "../../testing/billing-fixture.ts";
import {
  deleteStripeCustomer,
  reconcileSubscriptions,
  transferStripeCustomer,
  updateStripeCustomer,
} from "./stripe-jobs.ts";
import { syncSubscription } from "./sync-subscription.ts";

let world: BillingFixture;
beforeAll(async () => {
  world = await createBillingFixture();
});
afterAll(() => world.close());

const queuedHandovers = () => listJobs(world.db, "hand-over-stripe-customer");

describe("subscription sync with Stripe", () => {
  test("follows a cancellation, a resumption and the end of the period (rule: subscription-end)", async () => {
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

  test("reports past due after a failed first payment, and active after a new card", async () => {
    const parent = await world.person();
    await parent.startTrial(TEST_CARDS.fails);
    await world.advance(14);
    expect(await parent.refresh()).toMatchObject({
      isPremium: false,
      isTrialLocked: true,
      subscriptionStatus: "past_due",
      buyablePrices: [],
    });
    const { url } = await (await parent.caller()).billing.createPortalSession({});
    await world.submit(url, { do: "card", card: TEST_CARDS.pays });
    expect(await parent.refresh()).toMatchObject({
      isPremium: true,
      subscriptionStatus: "active",
      trialEndsAt: null,
    });
  });

  test("ends the plan after a disputed charge", async () => {
    const parent = await world.person();
    await parent.buy({}, TEST_CARDS.disputes);
    expect(await parent.refresh()).toMatchObject({
      isPremium: false,
      subscriptionStatus: "canceled",
    });
  });

  test("ends the subscription and an open checkout when the account is closed (rule: account-closing)", async () => {
    const parent = await world.person();
    await parent.startTrial();
    const caller = await parent.caller();
    const open = await caller.billing.createSubscriptionSession({});
    await caller.account.close({ confirm: "DELETE" });
    const jobs = await listJobs(world.db, "sync-subscription");
    expect(jobs.map(({ payload }) => payload.familyId)).toContain(parent.id);
    await syncSubscription(world.deps, parent.id);
    expect(await parent.subscriptions()).toHaveLength(0);
    expect((await new TestBrowser().get(open.url)).body).toContain("This checkout is over");
  });

  test("deletes the Stripe customer once and clears the stored ID", async () => {
    const parent = await world.person();
    await parent.startTrial();
    const stripeCustomerId = await parent.customer();
    await deleteStripeCustomer(world.deps, { stripeCustomerId });
    await deleteStripeCustomer(world.deps, { stripeCustomerId });
    // The next checkout creates a new customer, even if no sync noticed the deletion.
    const { url } = await (await parent.caller()).billing.createSubscriptionSession({});
    expect(await parent.customer()).not.toBe(stripeCustomerId);
    expect(await parent.user()).toMatchObject({ subscriptionStatus: null, isPremium: false });
    await world.submit(url, { card: TEST_CARDS.pays });
    await world.client.customers.del(await parent.customer());
    await parent.refresh();
    expect(await parent.customer()).toBe("");
    expect(await parent.user()).toMatchObject({ subscriptionStatus: null, isPremium: false });
  });

  test("transfers the customer to the new owner without the former owner's card (rule: handing-over)", async () => {
    const parent = await world.person();
    await parent.buy();
    await parent.refresh();
    const ben = await world.coParent(parent.id);
    await world.advance(1);
    const left = (await (await parent.caller()).billing.createPortalSession({})).url;
    await (await parent.caller()).family.handOver({ memberId: ben.id });
    expect(await queuedHandovers()).toEqual([]);
    const { handover } = await ben.as().account.user();
    // Stripe's timestamps are whole seconds, so the handover must be in an earlier second than later additions.
    world.clock.advance(-5_000);
    await ben.as().family.acceptHandOver({ token: handover?.token ?? "" });
    world.clock.advance(5_000);
    const [job, ...others] = await queuedHandovers();
    expect(others).toEqual([]);
    const payload = parseTaskPayload("hand-over-stripe-customer", job?.payload);
    // The handover has succeeded although Stripe is unavailable, and the job is retried.
    const away = { client: () => Promise.reject(new Error("Stripe is away")) };
    const stripe = world.deps.stripe && { ...world.deps.stripe, ...away };
    await expect(transferStripeCustomer({ ...world.deps, stripe }, payload)).rejects.toThrow(
      "away",
    );
    await Promise.all([1, 2, 3].map(() => transferStripeCustomer(world.deps, payload)));
    const id = await parent.customer();
    expect(await world.client.customers.retrieve(id)).toMatchObject({
      email: ben.email,
      name: "Ben Rivera",
      invoice_settings: { default_payment_method: null },
    });
    expect((await world.client.customers.listPaymentMethods(id)).data).toEqual([]);
    expect(await ben.as().account.user()).toMatchObject({
      isPremium: true,
      needsPaymentMethod: true,
    });
    const mails = await listMails(world.db, { kind: "payment-method-needed" });
    expect(mails.map(({ userId }) => userId)).toEqual([ben.id]);
    // The renewal fails without a card and succeeds with the new owner's card.
    await world.advance(32);
    expect((await parent.refresh()).subscriptionStatus).toBe("past_due");
    await world.submit(left, { do: "card", card: TEST_CARDS.pays });
    expect(await ben.as().billing.refresh()).toMatchObject({
      subscriptionStatus: "active",
      needsPaymentMethod: false,
    });
    // Running the job again does not detach the new card.
    await transferStripeCustomer(world.deps, payload);
    expect((await world.client.customers.listPaymentMethods(id)).data).toHaveLength(1);
  });

  test("expires an open checkout on a handover during a trial, and requests no card if none was stored", async () => {
    const parent = await world.person();
    await parent.startTrial();
    const open = await (await parent.caller()).billing.createSubscriptionSession({});
    // Stripe's timestamps are whole seconds, so the handover is dated two seconds ahead.
    const handedOverAt = new Date(Date.now() + 2_000).toISOString();
    await transferStripeCustomer(world.deps, { familyId: parent.id, handedOverAt });
    expect((await new TestBrowser().get(open.url)).body).toContain("This checkout is over");
    expect(await parent.user()).toMatchObject({
      subscriptionStatus: "trialing",
      needsPaymentMethod: false,
    });
  });

  test("removes the former owner's address when the new owner has none", async () => {
    const parent = await world.person();
    await parent.startTrial();
    const payload = { familyId: parent.id };
    await updateStripeCustomer(world.deps, payload);
    await updateRow(world.db, users, parent.userId, { email: "" });
    await updateStripeCustomer(world.deps, payload);
    const later = await world.client.customers.retrieve(await parent.customer());
    expect(later).toMatchObject({ email: null });
  });

  test("ignores a missing or deleted customer", async () => {
    const parent = await world.person();
    const handOver = (familyId: string) =>
      transferStripeCustomer(world.deps, { familyId, handedOverAt: new Date().toISOString() });
    await handOver(parent.id);
    await parent.startTrial();
    await world.client.customers.del(await parent.customer());
    await handOver(parent.id);
    await handOver(crypto.randomUUID());
  });

  test("detects changes without events in the hourly reconciliation", async () => {
    const parent = await world.person();
    await parent.buy();
    world.clock.advance(60 * 60 * 1_000);
    await reconcileSubscriptions(world.deps);
    world.clock.advance(-60 * 60 * 1_000);
    expect(await parent.user()).toMatchObject({ isPremium: true, subscriptionStatus: "active" });
  });

  test("does not overwrite the result of a later sync with an earlier response", async () => {
    const { id } = await world.person();
    const [early, late] = [
      await startStripeSync(world.db, id),
      await startStripeSync(world.db, id),
    ];
    const now = world.clock.now();
    expect(await claimStripeSyncResult(world.db, id, late, now)).toBe(true);
    expect(await claimStripeSyncResult(world.db, id, early, now)).toBe(false);
    const after = await startStripeSync(world.db, id);
    expect(await claimStripeSyncResult(world.db, id, after, now)).toBe(true);
  });

  test("preserves a plan set by an operator until it is reset", async () => {
    const parent = await world.person();
    await parent.startTrial();
    await setPlanByOperator(world.db, parent.id, "enterprise");
    const enterprise = { subscriptionPlan: "enterprise", isPremium: true, buyablePrices: [] };
    expect(await parent.refresh()).toMatchObject(enterprise);
    await setPlanByOperator(world.db, parent.id, "free");
    expect(await parent.refresh()).toMatchObject({ subscriptionStatus: "trialing" });
  });
});

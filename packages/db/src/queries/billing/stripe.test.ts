import type { SubscriptionFacts } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { makeFamily } from "../../testing/factories.ts";
import { createId } from "../core/ids.ts";
import { deleteExpiredRows } from "../operation/expired-rows.ts";
import {
  claimStripeSyncResult,
  endTrial,
  findFamilyByCustomer,
  insertStripeEvent,
  listLeastRecentlySyncedSubscriptions,
  markPaymentMethodAdded,
  markPaymentMethodMissing,
  markStripeEventProcessed,
  removeStripeCustomer,
  setStripeCustomer,
  startStripeSync,
  storeSyncedPlan,
} from "./stripe.ts";
import { findSubscription } from "./subscriptions.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const NOW = new Date("2026-03-01T10:00:00Z");
const LATER = new Date("2026-03-02T10:00:00Z");

const familyRow = (id: string) =>
  db.query.families.findFirst({ where: (t, { eq }) => eq(t.id, id) });

const makePair = async () => [await makeFamily(db), await makeFamily(db)] as const;

const truth = (id: string): SubscriptionFacts => ({
  id,
  status: "trialing",
  stripePriceId: "price_1",
  createdAt: NOW,
  trialEnd: LATER,
  periodStart: NOW,
  periodEnd: LATER,
  cancelAtPeriodEnd: true,
  endedAt: null,
  isLatestInvoicePaid: false,
});

const PREMIUM = {
  subscriptionPlan: "premium",
  subscriptionStatus: "trialing",
  trialEndsAt: LATER,
  currentPeriodEnd: LATER,
} as const;

describe("Stripe customer", () => {
  test("is set once, for one family", async () => {
    const [ours, theirs] = await makePair();
    const [first, second] = [`cus_${createId()}`, `cus_${createId()}`];
    expect(await setStripeCustomer(db, ours.id, first)).toBe(first);
    expect(await setStripeCustomer(db, ours.id, second)).toBe(first);
    expect(await setStripeCustomer(db, createId(), second)).toBeNull();
    expect(await familyRow(theirs.id)).toMatchObject({ stripeCustomerId: null });
    expect(await findFamilyByCustomer(db, first)).toMatchObject({ id: ours.id });
    expect(await findFamilyByCustomer(db, second)).toBeNull();
  });

  test("is removed only by its own family, and only while current", async () => {
    const [ours, theirs] = await makePair();
    const [own, other] = [`cus_${createId()}`, `cus_${createId()}`];
    await setStripeCustomer(db, ours.id, own);
    await setStripeCustomer(db, theirs.id, other);
    await removeStripeCustomer(db, ours.id, other);
    expect(await familyRow(ours.id)).toMatchObject({ stripeCustomerId: own });
    expect(await familyRow(theirs.id)).toMatchObject({ stripeCustomerId: other });
    await removeStripeCustomer(db, ours.id, own);
    expect(await familyRow(ours.id)).toMatchObject({ stripeCustomerId: null });
    expect(await familyRow(theirs.id)).toMatchObject({ stripeCustomerId: other });
  });
});

test("stores a sync result unless a later one is stored, separately for each family", async () => {
  const [ours, theirs] = await makePair();
  const numbers = [await startStripeSync(db, ours.id), await startStripeSync(db, ours.id)];
  expect(numbers).toEqual([1, 2]);
  expect(await startStripeSync(db, theirs.id)).toBe(1);
  expect(await claimStripeSyncResult(db, ours.id, 2, NOW)).toBe(true);
  expect(await claimStripeSyncResult(db, ours.id, 2, NOW)).toBe(false);
  expect(await claimStripeSyncResult(db, ours.id, 1, NOW)).toBe(false);
  expect(await claimStripeSyncResult(db, theirs.id, 1, NOW)).toBe(true);
});

test("stores one family's plan and subscription, and deletes a removed subscription", async () => {
  const [ours, theirs] = await makePair();
  await storeSyncedPlan(db, theirs.id, PREMIUM, truth("sub_theirs"), NOW);
  await storeSyncedPlan(db, ours.id, PREMIUM, truth("sub_old"), NOW);
  await storeSyncedPlan(db, ours.id, null, truth("sub_ours"), NOW);
  expect(await familyRow(ours.id)).toMatchObject(PREMIUM);
  expect(await findSubscription(db, ours.id)).toEqual({
    stripeSubscriptionId: "sub_ours",
    cancelAtPeriodEnd: true,
  });
  const free = { ...PREMIUM, subscriptionPlan: "free", subscriptionStatus: null } as const;
  await storeSyncedPlan(db, ours.id, free, null, NOW);
  expect(await familyRow(ours.id)).toMatchObject(free);
  expect(await findSubscription(db, ours.id)).toBeNull();
  expect(await familyRow(theirs.id)).toMatchObject(PREMIUM);
  expect(await findSubscription(db, theirs.id)).toMatchObject({
    stripeSubscriptionId: "sub_theirs",
  });
});

describe("missing payment method", () => {
  const missingSince = async (id: string) => (await familyRow(id))?.paymentMissingSince;

  test("is recorded for one family", async () => {
    const [ours, theirs] = await makePair();
    await markPaymentMethodMissing(db, ours.id, NOW);
    expect(await missingSince(ours.id)).toEqual(NOW);
    expect(await missingSince(theirs.id)).toBeNull();
  });

  test("is cleared for one family, and only while the recorded time is unchanged", async () => {
    const [ours, theirs] = await makePair();
    await markPaymentMethodMissing(db, ours.id, LATER);
    await markPaymentMethodMissing(db, theirs.id, LATER);
    await markPaymentMethodAdded(db, ours.id, NOW);
    expect(await missingSince(ours.id)).toEqual(LATER);
    await markPaymentMethodAdded(db, ours.id, LATER);
    expect(await missingSince(ours.id)).toBeNull();
    expect(await missingSince(theirs.id)).toEqual(LATER);
  });
});

test("ends the trial of one family", async () => {
  const [ours, theirs] = await makePair();
  for (const { id } of [ours, theirs]) await storeSyncedPlan(db, id, PREMIUM, null, NOW);
  await endTrial(db, ours.id, NOW);
  expect(await familyRow(ours.id)).toMatchObject({
    continuedOnFreeAt: NOW,
    trialEndsAt: null,
    subscriptionStatus: null,
    subscriptionPlan: "free",
  });
  expect(await familyRow(theirs.id)).toMatchObject({ ...PREMIUM, continuedOnFreeAt: null });
});

test("stores an event once, marks it as processed, and deletes old processed events", async () => {
  const event = (id: string) => ({ id, type: "invoice.paid", processedAt: null });
  expect(await insertStripeEvent(db, event("evt_1"))).toBe(true);
  expect(await insertStripeEvent(db, event("evt_1"))).toBe(false);
  await insertStripeEvent(db, event("evt_2"));
  await markStripeEventProcessed(db, "evt_1", NOW);
  const received = NOW.toISOString();
  await db.execute(`update stripe_events set received_at = '${received}' where id = 'evt_1'`);
  const stored = async () =>
    (await db.query.stripeEvents.findMany({ orderBy: (t) => t.id })).map(({ id, processedAt }) => [
      id,
      processedAt,
    ]);
  await deleteExpiredRows(db, "stripeEvents", NOW);
  expect(await stored()).toEqual([
    ["evt_1", NOW],
    ["evt_2", null],
  ]);
  await deleteExpiredRows(db, "stripeEvents", LATER);
  expect(await stored()).toEqual([["evt_2", null]]);
});

test("lists the least recently synced customers before a time, never synced ones first", async () => {
  await db.execute("update families set stripe_customer_id = null");
  const [never, long, [fresh, none]] = [
    await makeFamily(db),
    await makeFamily(db),
    await makePair(),
  ];
  for (const { id } of [never, long, fresh]) await setStripeCustomer(db, id, `cus_${createId()}`);
  for (const { id } of [long, fresh, none]) await startStripeSync(db, id);
  await claimStripeSyncResult(db, long.id, 1, NOW);
  await claimStripeSyncResult(db, fresh.id, 1, LATER);
  const found = (limit: number) => listLeastRecentlySyncedSubscriptions(db, LATER, limit);
  expect(await found(10)).toEqual([{ familyId: never.id }, { familyId: long.id }]);
  expect(await found(1)).toEqual([{ familyId: never.id }]);
});

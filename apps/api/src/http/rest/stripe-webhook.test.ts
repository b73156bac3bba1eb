import { deleteJobs, listJobs } from "@giftling/db/testing/jobs";
import { API_CLIENT_ERRORS, findEffectiveSubscription, getPlanFacts } from "@giftling/domain";
import type { LocalServices } from "@giftling/local-services/server";
import type { FastifyInstance } from "fastify";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { requireStripe } from "../../features/billing/billing.ts";
import { ensureStripePrices } from "../../services/stripe/prices.ts";
import { fetchSubscriptions } from "../../services/stripe/stripe-requests.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { getStripeEnv, startTestStripe } from "../../testing/billing.ts";
import { HISTORY_STEPS, StripeHistory } from "../../testing/stripe-history.ts";
import { STRIPE_WEBHOOK_PATH } from "./stripe-webhook.ts";

/** Number of generated histories of a Stripe account. `pnpm test:deep` generates more. */
const HISTORIES = Number(process.env.STRIPE_HISTORIES ?? 4);
const SHUFFLES = Number(process.env.STRIPE_SHUFFLES ?? 2);
const SEED = Number(process.env.STRIPE_SEED ?? 1);
const STEPS_EACH = 12;

/** Time of the test app's clock, in seconds since the Unix epoch. */
const FIXED_SECONDS = 1_800_000_000;

let services: LocalServices;
let world: TestApp;
/** App whose clock always returns `FIXED_SECONDS`. */
let appAtFixedTime: FastifyInstance;
let appWithoutStripe: FastifyInstance;
let client: Stripe;
beforeAll(async () => {
  services = await startTestStripe();
  world = await createTestApp(getStripeEnv(services));
  const clock = { now: () => new Date(FIXED_SECONDS * 1_000) };
  appAtFixedTime = await buildApp({ ...world.deps, clock });
  appWithoutStripe = await buildApp({ ...world.deps, stripe: null });
  client = await requireStripe(world.deps).client();
  await ensureStripePrices(client);
});
afterAll(async () => {
  await appAtFixedTime.close();
  await appWithoutStripe.close();
  await world.close();
  await services.close();
});

const storedEvents = () => world.db.query.stripeEvents.findMany();

function signed(payload: string, over: { timestamp?: number; secret?: string } = {}): string {
  const { webhookSecret } = requireStripe(world.deps);
  return client.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...over });
}

const post = (payload: string, headers: Record<string, string> = {}, app = world.app) =>
  app.inject({
    method: "POST",
    url: STRIPE_WEBHOOK_PATH,
    headers: { "content-type": "application/json", ...headers },
    payload,
  });

const eventText = (id: string, object: object = { id: "cus_1", object: "customer" }) =>
  JSON.stringify({ id, object: "event", type: "customer.updated", data: { object } });

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

describe("the Stripe webhook", () => {
  test("stores an event with a valid signature once, from any origin (rule: own-site-requests)", async () => {
    const payload = eventText("evt_good");
    const headers = { "stripe-signature": signed(payload) };
    const foreign: Record<string, string> = {
      origin: "https://stripe.com",
      "sec-fetch-site": "cross-site",
    };
    for (const more of [{}, foreign]) {
      const response = await post(payload, { ...headers, ...more });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ received: true });
    }
    const rows = (await storedEvents()).filter(({ id }) => id === "evt_good");
    expect(rows).toHaveLength(1);
    expect(await listJobs(world.db)).toHaveLength(1);
  });

  test("stores an event once for twenty concurrent deliveries", async () => {
    const payload = eventText("evt_twenty");
    const headers = { "stripe-signature": signed(payload) };
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(payload, headers)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const jobs = await listJobs(world.db, "stripe-event");
    expect(jobs.filter(({ payload }) => payload.eventId === "evt_twenty")).toHaveLength(1);
  });

  const payload = eventText("evt_bad");
  test.each<[string, () => [string, Record<string, string>]]>([
    ["no signature", () => [payload, {}]],
    ["nonsense for one", () => [payload, { "stripe-signature": "t=1,v1=abc" }]],
    [
      "another's secret",
      () => [payload, { "stripe-signature": signed(payload, { secret: "whsec_x" }) }],
    ],
    ["another body", () => [`${payload} `, { "stripe-signature": signed(payload) }]],
    [
      "an altered body",
      () => [payload.replace("cus_1", "cus_2"), { "stripe-signature": signed(payload) }],
    ],
    [
      "a stale one",
      () => [payload, { "stripe-signature": signed(payload, { timestamp: secondsAgo(301) }) }],
    ],
    [
      "one of the future",
      () => [payload, { "stripe-signature": signed(payload, { timestamp: secondsAgo(-400) }) }],
    ],
    [
      "one of the future behind one of today",
      () => {
        const future = signed(payload, { timestamp: secondsAgo(-400) });
        return [payload, { "stripe-signature": `t=${secondsAgo(0)},${future}` }];
      },
    ],
    ["no body", () => ["", { "stripe-signature": signed("") }]],
  ])("returns 400 and stores nothing for %s", async (_what, make) => {
    const before = await storedEvents();
    const [body, headers] = make();
    const response = await post(body, headers);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: "BAD_REQUEST",
      message: API_CLIENT_ERRORS.signatureMismatch,
    });
    expect(await storedEvents()).toEqual(before);
  });

  test.each([
    "null",
    "[]",
    "7",
    "{}",
    '{"id":"evt_x"}',
    '{"id":7,"type":"a","data":{"object":{}}}',
  ])("returns 400 and stores nothing for the signed malformed body %s", async (body) => {
    const before = await storedEvents();
    const response = await post(body, { "stripe-signature": signed(body) });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: "BAD_REQUEST",
      message: API_CLIENT_ERRORS.eventInvalid,
    });
    expect(await storedEvents()).toEqual(before);
  });

  test("returns 400 for a request without a body and a content type", async () => {
    const headers = { "stripe-signature": signed("") };
    const response = await world.app.inject({ method: "POST", url: STRIPE_WEBHOOK_PATH, headers });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: API_CLIENT_ERRORS.signatureMismatch });
  });

  test.each([
    [-301, 400],
    [-300, 200],
    [300, 200],
    [301, 400],
  ])("responds to a signature made %i seconds from now with %i", async (seconds, status) => {
    const text = eventText(`evt_at_${seconds + 1_000}`);
    const headers = {
      "stripe-signature": signed(text, { timestamp: FIXED_SECONDS + seconds }),
    };
    const response = await post(text, headers, appAtFixedTime);
    expect(response.statusCode).toBe(status);
  });

  test("ignores the parts of a signature that it does not know", async () => {
    const text = eventText("evt_parts");
    const signature = `${signed(text)},v0=abc,n=${secondsAgo(-400)}`;
    const response = await post(text, { "stripe-signature": signature });
    expect(response.statusCode).toBe(200);
  });

  test("returns 404 when Stripe is not configured (rule: billing-off)", async () => {
    const text = eventText("evt_no_stripe");
    const response = await post(text, { "stripe-signature": signed(text) }, appWithoutStripe);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  test("stores an event about an unknown customer without queuing a job", async () => {
    const text = eventText("evt_nobody", { id: "prod_1", object: "product" });
    await post(text, { "stripe-signature": signed(text) });
    const row = (await storedEvents()).find(({ id }) => id === "evt_nobody");
    expect(row?.processedAt).toEqual(expect.any(Date));
  });
});

/** Returns a seeded random generator (mulberry32), so that a failure can be reproduced. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe("any Stripe history in any order of delivery", () => {
  const runs = Array.from({ length: HISTORIES }, (_, history) =>
    Array.from({ length: SHUFFLES }, (_each, shuffle) => [SEED + history, shuffle] as const),
  ).flat();

  test.each(runs)(
    "ends in Stripe's state with each effect once: history %i, order %i",
    async (seed, shuffle) => {
      const pick = randomFrom(seed);
      const history = new StripeHistory(world, services, randomFrom(seed * 1_000 + shuffle));
      await deleteJobs(world.db);
      await history.begin();
      for (let step = 0; step < STEPS_EACH; step += 1) {
        await history.take(HISTORY_STEPS[Math.floor(pick() * HISTORY_STEPS.length)] ?? "deliver");
      }
      // Delivers a random part of the events first, and then all events.
      await history.deliver(0.7);
      await history.deliver(1);

      const user = await world.db.query.families.findFirst({
        where: (families, { eq }) => eq(families.id, history.familyId),
      });
      const customer = await history.customer();
      const truths = customer ? ((await fetchSubscriptions(client, customer)) ?? []) : [];
      const { subscriptionPlan, subscriptionStatus, trialEndsAt, currentPeriodEnd } = user ?? {};
      const facts = { subscriptionPlan, subscriptionStatus, trialEndsAt, currentPeriodEnd };
      expect(facts).toEqual(getPlanFacts(findEffectiveSubscription(truths), null));

      const isOnce = new Set(history.jobs.map(({ eventId }) => eventId)).size;
      expect(history.jobs).toHaveLength(isOnce);
      const kept = (await storedEvents()).filter(({ id }) => history.delivered.has(id));
      expect(kept).toHaveLength(history.delivered.size);
      expect(kept.filter(({ processedAt }) => processedAt === null)).toEqual([]);
      expect(truths.filter(({ trialEnd }) => trialEnd !== null).length).toBeLessThanOrEqual(1);
      expect(
        truths.filter(({ status }) => ["active", "trialing", "past_due"].includes(status)).length,
      ).toBeLessThanOrEqual(1);
      const cards = await history.cards();
      expect(cards.filter((id) => history.formerCards.has(id))).toEqual([]);
      await history.end();
    },
    60_000,
  );
});

import { visitTotalColumns } from "@giftling/db/queries/analytics/counts";
import { visitDays } from "@giftling/db/schema/analytics";
import { makeKid } from "@giftling/db/testing/factories";
import { hideTable } from "@giftling/db/testing/hidden-table";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { requireStripe } from "../../features/billing/billing.ts";
import { expireCheckoutSessions } from "../../services/stripe/stripe-requests.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { createBillingFixture } from "../../testing/billing-fixture.ts";
import { BROWSER_USER_AGENT } from "../../testing/test-fixture.ts";
import { createFailureReporter, TOLERATED_FAILURES } from "./failures.ts";

const HOUR = 60 * 60 * 1_000;

const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ LOG_LEVEL: "warn" }, { logTo });
});
afterAll(() => world.close());
beforeEach(() => void lines.splice(0));

/** Returns the value of the counter for a tolerated failure. */
async function getCount(app: TestApp["app"], what: string): Promise<number> {
  const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  const value = new RegExp(`^tolerated_failures_total\\{what="${what}"\\} (\\d+)$`, "m").exec(body);
  return Number(value?.[1]);
}

test("starts the counter of every tolerated failure at 0", async () => {
  for (const what of TOLERATED_FAILURES) expect(await getCount(world.app, what)).toBe(0);
});

test("logs and counts a page view that cannot be stored, and still shows the hub", async () => {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id);
  const url = `/api/hub/${parent.familyUrl}/${kid.id}`;
  const hub = () => world.app.inject({ url, headers: { "user-agent": BROWSER_USER_AGENT } });
  const views = async () =>
    (await world.db.select(visitTotalColumns).from(visitDays))[0]?.totalPageViews;
  expect((await hub()).statusCode).toBe(200);
  await world.deps.visits.flush();
  expect(await views()).toBe(1);
  expect(lines).toEqual([]);

  const restoreVisits = await hideTable(world.db, "visit_days");
  world.clock.advance(HOUR);
  expect((await hub()).statusCode).toBe(200);
  await world.deps.visits.flush();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    msg: "tolerated failure",
    what: "page-view",
    err: { type: "DrizzleQueryError", message: "" },
  });
  expect(await getCount(world.app, "page-view")).toBe(1);

  await restoreVisits();
  await world.deps.visits.flush();
  expect(await views()).toBe(2);
});

test("logs and counts a failed readiness check", async () => {
  const away = await createTestApp({ LOG_LEVEL: "warn" }, { logTo });
  await away.dropDatabase();
  expect((await away.app.inject("/health/ready")).statusCode).toBe(503);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ what: "readiness" });
  expect(await getCount(away.app, "readiness")).toBe(1);
  await away.close();
});

test("reports an open checkout that cannot be expired, but not an expired one", async () => {
  const billing = await createBillingFixture();
  const { apiBase } = billing.services.stripe ?? {};
  const { prices, ...stripe } = requireStripe(billing.deps);
  const client = await stripe.client();
  const customer = (await client.customers.create({})).id;
  const open = await client.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: await prices.find("premium-monthly"), quantity: 1 }],
    success_url: "http://localhost/yes",
    cancel_url: "http://localhost/no",
  });
  const reported: unknown[] = [];
  const failures = createFailureReporter();
  failures.listen((...failure) => void reported.push(failure));
  /** Expires a customer's checkouts at Stripe. `network` handles the requests that expire a checkout. */
  const expireOver = (network: (send: () => Promise<Response>) => Promise<Response>) => {
    const httpClient = Stripe.createFetchHttpClient((address, init) => {
      const { pathname, search } = new URL(address instanceof Request ? address.url : address);
      const send = () => fetch(`${apiBase}${pathname}${search}`, init);
      return pathname.endsWith("/expire") ? network(send) : send();
    });
    const bent = new Stripe("sk_test_local", { maxNetworkRetries: 0, httpClient });
    return expireCheckoutSessions(bent, failures, customer, () => true);
  };

  await expireOver(async () => Response.json({ error: {} }, { status: 503 }));
  expect(reported).toEqual([["checkout-expiry", expect.any(Stripe.errors.StripeError)]]);

  let second = 0;
  await expireOver(async (send) => {
    await client.checkout.sessions.expire(open.id);
    const refusal = await send();
    second = refusal.status;
    return refusal;
  });
  expect(second).toBe(400);
  expect(reported).toHaveLength(1);
  await billing.close();
});

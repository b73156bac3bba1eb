import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type LocalServices, startLocalServices } from "./server.ts";
import { LOCAL_STRIPE } from "./stripe.ts";
import { TestBrowser } from "./testing/browser.ts";

/** Stands for the app: takes webhooks, unless it is told to refuse the first ones. */
class App {
  readonly events: Stripe.Event[] = [];
  refusals = 0;
  origin = "";
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      if (this.refusals > 0) {
        this.refusals -= 1;
        response.writeHead(500).end();
        return;
      }
      const { webhooks } = new Stripe(LOCAL_STRIPE.secretKey);
      const header = request.headers["stripe-signature"] ?? "";
      this.events.push(
        webhooks.constructEvent(Buffer.concat(chunks), header, LOCAL_STRIPE.webhookSecret),
      );
      response.writeHead(200).end();
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
    const address = this.#server.address();
    this.origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  }

  types(): string[] {
    return this.events.map(({ type }) => type);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let localDir: string;
let app: App;
let services: LocalServices;
let stripe: Stripe;

async function start(): Promise<void> {
  const parts = { identity: false, inbox: false };
  services = await startLocalServices({ port: 0, localDir, appOrigin: app.origin, parts });
  stripe = new Stripe(LOCAL_STRIPE.secretKey, {
    host: "localhost",
    port: services.port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

beforeEach(async () => {
  localDir = mkdtempSync(path.join(tmpdir(), "giftling-stripe-test-"));
  app = new App();
  await app.start();
  await start();
});
afterEach(async () => {
  await services.close();
  app.close();
  rmSync(localDir, { recursive: true, force: true });
});

const days = (count: number) => count * 86_400;
const now = () => Math.floor(Date.now() / 1_000);

const testCall = async (name: string, body: object): Promise<unknown> =>
  (
    await fetch(`${services.origin}/stripe/test/${name}`, {
      method: "POST",
      body: JSON.stringify(body),
    })
  ).json();
const advance = (count: number) => testCall("clock", { advanceDays: count });

async function monthly(): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: "Premium" });
  return stripe.prices.create({
    product: product.id,
    currency: "usd",
    unit_amount: 1_200,
    recurring: { interval: "month" },
    lookup_key: "monthly",
  });
}

async function checkout(trialDays = 0) {
  const price = await monthly();
  const customer = await stripe.customers.create({ email: "ana@example.com" });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    payment_method_collection: "if_required",
    success_url: `${app.origin}/subscription?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${app.origin}/subscription`,
    ...(trialDays > 0
      ? {
          subscription_data: {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: "cancel" as const } },
          },
        }
      : {}),
  });
  const browser = new TestBrowser();
  return {
    customer: customer.id,
    session,
    browser,
    submit: (card: string) => browser.submit(session.url ?? "", { card }, app.origin),
    subscription: async () => {
      const { data } = await stripe.subscriptions.list({ customer: customer.id, status: "all" });
      return data[0];
    },
  };
}

describe("checkout", () => {
  test("a payment makes an active subscription, and tells the app with signed events", async () => {
    const { browser, session, submit, subscription } = await checkout();
    const page = await browser.get(session.url ?? "");
    for (const words of ["Complete your payment", "$12.00 per month", ">Pay<", ">Cancel<"]) {
      expect(page.body).toContain(words);
    }
    expect((await submit("4000 0000 0000 0002")).body).toContain("Your card was declined.");
    expect((await submit("no card")).body).toContain("isn’t a card number");
    expect(await subscription()).toBeUndefined();
    const done = await submit("4242 4242 4242 4242");
    expect(done.url).toBe(`${app.origin}/subscription?session=${session.id}`);
    const bought = await subscription();
    expect(bought).toMatchObject({
      status: "active",
      trial_end: null,
      cancel_at_period_end: false,
    });
    expect(bought?.items.data[0]?.price.unit_amount_decimal?.toString()).toBe("1200");
    await vi.waitFor(() =>
      expect(app.types()).toEqual(
        expect.arrayContaining([
          "customer.subscription.created",
          "invoice.paid",
          "checkout.session.completed",
        ]),
      ),
    );
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("complete");
    expect((await browser.get(session.url ?? "")).body).toContain("all done here");
  });

  test("a trial needs no card, and ends at its end without one", async () => {
    const { submit, subscription, browser, session } = await checkout(14);
    const page = await browser.get(session.url ?? "");
    for (const words of ["14 days free, then $12.00 per month", ">Start trial<", "$0.00"]) {
      expect(page.body).toContain(words);
    }
    await submit("");
    const trial = await subscription();
    expect(trial?.status).toBe("trialing");
    expect(trial?.trial_end).toBeCloseTo(now() + days(14), -2);
    await advance(13);
    expect((await subscription())?.status).toBe("trialing");
    await advance(1);
    const ended = await subscription();
    expect(ended?.status).toBe("canceled");
    expect(ended?.ended_at).toBe(ended?.trial_end);
    await vi.waitFor(() => expect(app.types()).toContain("customer.subscription.deleted"));
  });

  test("a trial with a card becomes a paid month", async () => {
    const { submit, subscription, customer } = await checkout(14);
    await submit("4242 4242 4242 4242");
    await advance(15);
    expect((await subscription())?.status).toBe("active");
    const invoices = await stripe.invoices.list({ customer });
    expect(invoices.data.map(({ total, status }) => [total, status])).toEqual([
      [1_200, "paid"],
      [0, "paid"],
    ]);
  });

  test("a session can be expired, once, and its page says so", async () => {
    const { session, browser } = await checkout();
    expect((await stripe.checkout.sessions.expire(session.id)).status).toBe("expired");
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow(/Only Checkout/);
    expect((await browser.get(session.url ?? "")).body).toContain("This checkout is over");
  });
});

describe("the life of a subscription", () => {
  test("a card that fails later makes it past due, and in the end ends it", async () => {
    const { submit, subscription, customer } = await checkout(14);
    await submit("4000 0000 0000 0341");
    await advance(14);
    expect((await subscription())?.status).toBe("past_due");
    await advance(3);
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    expect(invoice).toMatchObject({ status: "open", attempt_count: 2 });
    await advance(7);
    expect(await subscription()).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
  });

  test("the portal cancels for the period's end, resumes, and mends a card", async () => {
    const { submit, subscription, customer, browser } = await checkout(14);
    await submit("4000 0000 0000 0341");
    await advance(14);
    const portal = await stripe.billingPortal.sessions.create({ customer, return_url: app.origin });
    const page = await browser.get(portal.url);
    for (const words of ["The last payment failed", ">Cancel subscription<", ">Update card<"]) {
      expect(page.body).toContain(words);
    }
    await browser.submit(portal.url, { do: "card", card: "4242424242424242" });
    const mended = await subscription();
    expect(mended?.status).toBe("active");
    const { id: subscriptionId = "" } = mended ?? {};
    await browser.submit(portal.url, { do: "cancel", subscription: subscriptionId });
    expect((await subscription())?.cancel_at_period_end).toBe(true);
    expect((await browser.get(portal.url)).body).toContain(">Resume<");
    await browser.submit(portal.url, { do: "resume", subscription: subscriptionId });
    expect((await subscription())?.cancel_at_period_end).toBe(false);
    await advance(40);
    expect((await subscription())?.status).toBe("active");
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await advance(40);
    expect((await subscription())?.status).toBe("canceled");
  });

  test("a dispute is told of and marks the charge", async () => {
    const { submit, customer } = await checkout();
    await submit("4000 0000 0000 0259");
    const { data } = await stripe.charges.list({ customer });
    expect(data).toMatchObject([{ disputed: true, amount: 1_200 }]);
    await vi.waitFor(() => expect(app.types()).toContain("charge.dispute.created"));
  });

  test("deleting a customer ends what it has", async () => {
    const { submit, customer } = await checkout();
    await submit("4242 4242 4242 4242");
    expect(await stripe.customers.del(customer)).toMatchObject({ deleted: true });
    await expect(stripe.subscriptions.list({ customer })).rejects.toMatchObject({
      code: "resource_missing",
    });
    await vi.waitFor(() => expect(app.types()).toContain("customer.subscription.deleted"));
  });
});

describe("the front page", () => {
  test("shows who has what, and lets time pass by a button", async () => {
    const browser = new TestBrowser();
    const front = `${services.origin}/stripe`;
    expect((await browser.get(front)).body).toContain("Nobody yet");
    const { submit, subscription } = await checkout(14);
    await submit("");
    expect((await browser.get(front)).body).toContain("Free trial until");
    await browser.submit(front, { days: "15" });
    expect((await subscription())?.status).toBe("canceled");
    expect((await browser.get(front)).body).toContain("Ended on");
    const before = app.events.length;
    await browser.submit(front, { do: "replay" });
    await vi.waitFor(() => expect(app.events.length).toBeGreaterThan(before + 5));
  });
});

describe("webhooks", () => {
  test("are tried again until they are taken, and again when asked to", async () => {
    app.refusals = 2;
    await stripe.customers.create({ email: "ana@example.com" });
    await vi.waitFor(() => expect(app.types()).toEqual(["customer.created"]), { timeout: 10_000 });
    expect(await testCall("replay", {})).toEqual({ sent: 1 });
    await vi.waitFor(() => expect(app.events).toHaveLength(2));
    expect(app.events[0]?.id).toBe(app.events[1]?.id);
  });

  test("that were not taken are sent after a restart, and everything is still there", async () => {
    app.refusals = 1_000;
    const { customer } = await checkout();
    await services.close();
    app.refusals = 0;
    await start();
    expect((await stripe.customers.retrieve(customer)).id).toBe(customer);
    await vi.waitFor(() => expect(app.types()).toContain("customer.created"), { timeout: 10_000 });
  });
});

describe("the API", () => {
  test("gives the first answer again to the same Idempotency-Key, and refuses another call", async () => {
    const idempotencyKey = "attempt-1";
    const first = await stripe.customers.create({ email: "a@example.com" }, { idempotencyKey });
    const again = await stripe.customers.create({ email: "a@example.com" }, { idempotencyKey });
    expect(again.id).toBe(first.id);
    await expect(
      stripe.customers.create({ email: "b@example.com" }, { idempotencyKey }),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError" });
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  test("finds prices by their lookup keys, and moves a key to a new price when told", async () => {
    const price = await monthly();
    const find = async () => (await stripe.prices.list({ lookup_keys: ["monthly"] })).data;
    expect((await find()).map(({ id }) => id)).toEqual([price.id]);
    const next = {
      product: String(price.product),
      currency: "usd",
      unit_amount: 1_500,
      recurring: { interval: "month" },
      lookup_key: "monthly",
    } as const;
    await expect(stripe.prices.create(next)).rejects.toThrow(/already uses that lookup key/);
    const moved = await stripe.prices.create({ ...next, transfer_lookup_key: true });
    expect((await find()).map(({ id }) => id)).toEqual([moved.id]);
  });

  test("expands what is asked for", async () => {
    const { submit, customer } = await checkout();
    await submit("4242 4242 4242 4242");
    const { data } = await stripe.subscriptions.list({
      customer,
      expand: ["data.latest_invoice", "data.customer"],
    });
    expect(data[0]).toMatchObject({
      latest_invoice: { object: "invoice", amount_paid: 1_200 },
      customer: { id: customer, email: "ana@example.com" },
    });
  });

  test("pages through a list", async () => {
    for (let n = 0; n < 5; n += 1) await stripe.customers.create({ name: `c${n}` });
    const names: unknown[] = [];
    for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(["c4", "c3", "c2", "c1", "c0"]);
  });

  test("refuses in the provider's words what it does not know", async () => {
    await expect(stripe.coupons.list()).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 404,
      message: expect.stringContaining("Unrecognized request URL (GET: /v1/coupons)."),
    });
    await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
      code: "resource_missing",
    });
    await expect(stripe.customers.create({ balance: 5 })).rejects.toMatchObject({
      code: "parameter_unknown",
      param: "balance",
    });
    const bare = await fetch(`${services.origin}/v1/customers`);
    expect(bare.status).toBe(401);
    expect(bare.headers.get("request-id")).toMatch(/^req_/);
  });
});

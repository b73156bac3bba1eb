import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type StripeBench, startStripeBench, waitFor } from "../testing/stripe-bench.ts";

let bench: StripeBench;
beforeEach(async () => {
  bench = await startStripeBench();
});
afterEach(() => bench.close());

describe("webhooks", () => {
  test("are retried until accepted, and sent again on request", async () => {
    bench.app.refusals = 2;
    await bench.stripe.customers.create({ email: "ana@example.com" });
    await waitFor(() => expect(bench.app.types()).toEqual(["customer.created"]));
    expect(await bench.testCall("replay", {})).toEqual({ sent: 1 });
    await waitFor(() => expect(bench.app.events).toHaveLength(2));
    expect(bench.app.events[0]?.id).toBe(bench.app.events[1]?.id);
  });

  test("are sent after a restart if not accepted before", async () => {
    bench.app.refusals = 1_000;
    const { customer } = await bench.checkout();
    await bench.restart(() => {
      bench.app.refusals = 0;
    });
    expect((await bench.stripe.customers.retrieve(customer)).id).toBe(customer);
    await waitFor(() => expect(bench.app.types()).toContain("customer.created"));
  });
});

describe("API", () => {
  test("replays the first response for the same Idempotency-Key, and rejects a different call with it", async () => {
    const idempotencyKey = "attempt-1";
    const first = await bench.stripe.customers.create(
      { email: "a@example.com" },
      { idempotencyKey },
    );
    const again = await bench.stripe.customers.create(
      { email: "a@example.com" },
      { idempotencyKey },
    );
    expect(again.id).toBe(first.id);
    await expect(
      bench.stripe.customers.create({ email: "b@example.com" }, { idempotencyKey }),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError" });
    expect((await bench.stripe.customers.list()).data).toHaveLength(1);
  });

  test("finds prices by their lookup keys, and transfers a key to a new price on request", async () => {
    const price = await bench.monthly();
    const find = async () => (await bench.stripe.prices.list({ lookup_keys: ["monthly"] })).data;
    expect((await find()).map(({ id }) => id)).toEqual([price.id]);
    const next = {
      product: String(price.product),
      currency: "usd",
      unit_amount: 1_500,
      recurring: { interval: "month" },
      lookup_key: "monthly",
    } as const;
    await expect(bench.stripe.prices.create(next)).rejects.toThrow(/already uses that lookup key/);
    const moved = await bench.stripe.prices.create({ ...next, transfer_lookup_key: true });
    expect((await find()).map(({ id }) => id)).toEqual([moved.id]);
  });

  test("expands the requested objects", async () => {
    const { submit, customer } = await bench.checkout();
    await submit("4242 4242 4242 4242");
    const { data } = await bench.stripe.subscriptions.list({
      customer,
      expand: ["data.latest_invoice", "data.customer"],
    });
    expect(data[0]).toMatchObject({
      latest_invoice: { object: "invoice", amount_paid: 1_200 },
      customer: { id: customer, email: "ana@example.com" },
    });
  });

  test("paginates a list", async () => {
    for (let n = 0; n < 5; n += 1) await bench.stripe.customers.create({ name: `c${n}` });
    const names: unknown[] = [];
    for await (const { name } of bench.stripe.customers.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(["c4", "c3", "c2", "c1", "c0"]);
  });

  test("rejects unknown calls and parameters with Stripe's messages", async () => {
    await expect(bench.stripe.coupons.list()).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 404,
      message: expect.stringContaining("Unrecognized request URL (GET: /v1/coupons)."),
    });
    await expect(bench.stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
      code: "resource_missing",
    });
    await expect(bench.stripe.customers.create({ balance: 5 })).rejects.toMatchObject({
      code: "parameter_unknown",
      param: "balance",
    });
    const bare = await fetch(`${bench.services.origin}/v1/customers`);
    expect(bare.status).toBe(401);
    expect(bare.headers.get("request-id")).toMatch(/^req_/);
  });
});

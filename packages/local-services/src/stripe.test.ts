import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TestBrowser } from "./testing/browser.ts";
import { type StripeBench, startStripeBench, waitFor } from "./testing/stripe-bench.ts";

let bench: StripeBench;
beforeEach(async () => {
  bench = await startStripeBench();
});
afterEach(() => bench.close());

const days = (count: number) => count * 86_400;
const now = () => Math.floor(Date.now() / 1_000);

describe("checkout", () => {
  test("creates an active subscription from a payment, and notifies the app with signed events", async () => {
    const { browser, session, submit, subscription } = await bench.checkout();
    const page = await browser.get(session.url ?? "");
    for (const words of ["Complete your payment", "$12.00 per month", ">Pay<", ">Cancel<"]) {
      expect(page.body).toContain(words);
    }
    expect((await submit("4000 0000 0000 0002")).body).toContain("Your card was declined.");
    expect((await submit("no card")).body).toContain("isn’t a card number");
    expect(await subscription()).toBeUndefined();
    const done = await submit("4242 4242 4242 4242");
    expect(done.url).toBe(`${bench.app.origin}/subscription?session=${session.id}`);
    const bought = await subscription();
    expect(bought).toMatchObject({
      status: "active",
      trial_end: null,
      cancel_at_period_end: false,
    });
    expect(bought?.items.data[0]?.price.unit_amount).toBe(1_200);
    await waitFor(() =>
      expect(bench.app.types()).toEqual(
        expect.arrayContaining([
          "customer.subscription.created",
          "invoice.paid",
          "checkout.session.completed",
        ]),
      ),
    );
    expect((await bench.stripe.checkout.sessions.retrieve(session.id)).status).toBe("complete");
    expect((await browser.get(session.url ?? "")).body).toContain("all done here");
  });

  test("returns to the app on Cancel and leaves the session open", async () => {
    const { browser, session, subscription } = await bench.checkout();
    const left = await browser.submit(session.url ?? "", { do: "cancel" }, bench.app.origin);
    expect(left.url).toBe(session.cancel_url);
    expect(await subscription()).toBeUndefined();
    expect((await bench.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  });

  test("starts a trial without a card, and ends it on its end date", async () => {
    const { submit, subscription, browser, session } = await bench.checkout(14);
    const page = await browser.get(session.url ?? "");
    for (const words of ["14 days free, then $12.00 per month", ">Start trial<", "$0.00"]) {
      expect(page.body).toContain(words);
    }
    await submit("");
    const trial = await subscription();
    expect(trial?.status).toBe("trialing");
    expect(trial?.trial_end).toBeCloseTo(now() + days(14), -2);
    await bench.advance(13);
    expect((await subscription())?.status).toBe("trialing");
    await bench.advance(1);
    const ended = await subscription();
    expect(ended?.status).toBe("canceled");
    expect(ended?.ended_at).toBe(ended?.trial_end);
    await waitFor(() => expect(bench.app.types()).toContain("customer.subscription.deleted"));
  });

  test("converts a trial with a card into a paid month", async () => {
    const { submit, subscription, customer } = await bench.checkout(14);
    await submit("4242 4242 4242 4242");
    await bench.advance(15);
    expect((await subscription())?.status).toBe("active");
    const invoices = await bench.stripe.invoices.list({ customer });
    expect(invoices.data.map(({ total, status }) => [total, status])).toEqual([
      [1_200, "paid"],
      [0, "paid"],
    ]);
  });

  test("expires a session once, and shows the expiry on its page", async () => {
    const { session, browser } = await bench.checkout();
    expect((await bench.stripe.checkout.sessions.expire(session.id)).status).toBe("expired");
    await expect(bench.stripe.checkout.sessions.expire(session.id)).rejects.toThrow(
      /Only Checkout/,
    );
    expect((await browser.get(session.url ?? "")).body).toContain("This checkout is over");
  });
});

describe("subscriptions", () => {
  test("become past due when a card fails later, and end after the last retry", async () => {
    const { submit, subscription, customer } = await bench.checkout(14);
    await submit("4000 0000 0000 0341");
    await bench.advance(14);
    expect((await subscription())?.status).toBe("past_due");
    await bench.advance(3);
    const [invoice] = (await bench.stripe.invoices.list({ customer })).data;
    expect(invoice).toMatchObject({ status: "open", attempt_count: 2 });
    await bench.advance(7);
    expect(await subscription()).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
  });

  test("are canceled at the end of the period, resumed, and assigned another card in the portal", async () => {
    const { submit, subscription, customer, browser } = await bench.checkout(14);
    await submit("4000 0000 0000 0341");
    await bench.advance(14);
    const portal = await bench.stripe.billingPortal.sessions.create({
      customer,
      return_url: bench.app.origin,
    });
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
    await bench.advance(40);
    expect((await subscription())?.status).toBe("active");
    await browser.submit(portal.url, { do: "cancel", subscription: subscriptionId });
    await bench.advance(40);
    expect((await subscription())?.status).toBe("canceled");
  });

  test("report a dispute and mark the charge", async () => {
    const { submit, customer } = await bench.checkout();
    await submit("4000 0000 0000 0259");
    const { data } = await bench.stripe.charges.list({ customer });
    expect(data).toMatchObject([{ disputed: true, amount: 1_200 }]);
    await waitFor(() => expect(bench.app.types()).toContain("charge.dispute.created"));
  });

  test("end when their customer is deleted", async () => {
    const { submit, customer } = await bench.checkout();
    await submit("4242 4242 4242 4242");
    expect(await bench.stripe.customers.del(customer)).toMatchObject({ deleted: true });
    await expect(bench.stripe.subscriptions.list({ customer })).rejects.toMatchObject({
      code: "resource_missing",
    });
    await waitFor(() => expect(bench.app.types()).toContain("customer.subscription.deleted"));
  });
});

describe("overview page", () => {
  test("lists all subscriptions, and advances the clock with a button", async () => {
    const browser = new TestBrowser();
    const front = `${bench.services.origin}/stripe`;
    expect((await browser.get(front)).body).toContain("Nobody yet");
    const { submit, subscription } = await bench.checkout(14);
    await submit("");
    expect((await browser.get(front)).body).toContain("Free trial until");
    await browser.submit(front, { days: "15" });
    expect((await subscription())?.status).toBe("canceled");
    expect((await browser.get(front)).body).toContain("Ended on");
    const before = bench.app.events.length;
    await browser.submit(front, { do: "replay" });
    await waitFor(() => expect(bench.app.events.length).toBeGreaterThan(before + 5));
  });
});

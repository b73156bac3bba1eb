import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Stripe from "stripe";
import { vi } from "vitest";
import { type LocalServices, startLocalServices } from "../server.ts";
import { LOCAL_STRIPE_KEYS } from "../stripe.ts";
import { TestBrowser } from "./browser.ts";
import { WebhookReceiver } from "./webhook-receiver.ts";

/**
 * Starts the local payment provider, a Stripe SDK client for the provider, and an HTTP server that receives the
 * provider's webhooks. Call `close` in `afterEach`.
 */
export async function startStripeBench() {
  const localDir = mkdtempSync(path.join(tmpdir(), "giftling-stripe-test-"));
  const app = new WebhookReceiver();
  await app.start();
  let services = await start(localDir, app.origin);
  let stripe = sdkAt(services.port);

  /** Sends a test call to the local payment provider. `name` is the path under /stripe/test, such as "clock". */
  const testCall = async (name: string, body: object): Promise<unknown> => {
    const url = `${services.origin}/stripe/test/${name}`;
    return (await fetch(url, { method: "POST", body: JSON.stringify(body) })).json();
  };

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

  return {
    app,
    get services() {
      return services;
    },
    get stripe() {
      return stripe;
    },
    testCall,
    advance: (days: number) => testCall("clock", { advanceDays: days }),
    /** Creates a product with a price of $12 a month. Returns the price. */
    monthly,
    /** Creates a customer and an open Checkout Session for a monthly price. `trialDays` is 0 for no trial. */
    async checkout(trialDays = 0) {
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
          const { data } = await stripe.subscriptions.list({
            customer: customer.id,
            status: "all",
          });
          return data[0];
        },
      };
    },
    /** Restarts the local payment provider with the same data folder. Runs `between` while the provider is stopped. */
    async restart(between: () => void): Promise<void> {
      await services.close();
      between();
      services = await start(localDir, app.origin);
      stripe = sdkAt(services.port);
    },
    async close(): Promise<void> {
      await services.close();
      app.close();
      rmSync(localDir, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until an expectation passes, for at most 30 seconds. The timeout is long because the test machine may be busy.
 */
export const waitFor = (expectation: () => unknown) => vi.waitFor(expectation, { timeout: 30_000 });

export type StripeBench = Awaited<ReturnType<typeof startStripeBench>>;

const start = (localDir: string, appOrigin: string): Promise<LocalServices> =>
  startLocalServices({ port: 0, localDir, appOrigin, parts: { identity: false, inbox: false } });

const sdkAt = (port: number) =>
  new Stripe(LOCAL_STRIPE_KEYS.secretKey, {
    host: "localhost",
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });

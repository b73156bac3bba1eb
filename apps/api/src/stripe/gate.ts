import type Stripe from "stripe";
import type { Config } from "../env.ts";
import { AppError } from "../errors/app-error.ts";
import { once } from "../once.ts";
import { createPriceBook, type PriceBook } from "./prices.ts";

/** The version of Stripe's API that this code is written for. */
const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

/** How long one attempt may take, in milliseconds. With one retry, who buys beside a silent Stripe hears of it after 21 seconds. */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;

/** Access to Stripe, or to the stand-in. */
export type StripeGate = {
  /** Stripe's SDK, loaded with the first call: it is a good part of a start, and no hub needs it. */
  client(): Promise<Stripe>;
  webhookSecret: string;
  prices: PriceBook;
};

/** Null without billing (rule: billing-off), or locally without any Stripe. */
export function createStripeGate(config: Pick<Config, "stripe">): StripeGate | null {
  if (!config.stripe) return null;
  const { webhookSecret, ...options } = config.stripe;
  const client = once(() => createStripeClient(options));
  return { client, webhookSecret, prices: createPriceBook(client) };
}

/** Stripe's SDK. With `apiBase` it calls that address instead of Stripe's. */
export async function createStripeClient(options: {
  secretKey: string;
  apiBase: string | null;
}): Promise<Stripe> {
  const { secretKey, apiBase } = options;
  const { default: Stripe } = await import("stripe");
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiBase === null ? {} : { httpClient: Stripe.createFetchHttpClient(fetchAt(apiBase)) }),
  });
}

/** The SDK accepts a host only, but the stand-in is below a path. */
function fetchAt(apiBase: string): typeof fetch {
  const base = apiBase.replace(/\/$/, "");
  return (address, init) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    return fetch(`${base}${pathname}${search}`, init);
  };
}

/**
 * Runs calls to Stripe. Throws UNAVAILABLE when Stripe fails, and IDEMPOTENCY_MISMATCH for a repeated Idempotency-Key with
 * other details.
 */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const type = stripeErrorType(error);
    if (type === "StripeIdempotencyError") {
      throw new AppError("IDEMPOTENCY_MISMATCH", { cause: error });
    }
    if (type === null) throw error;
    throw new AppError("UNAVAILABLE", { cause: error });
  }
}

/** True when Stripe answered that the object does not exist. */
export const isGone = (error: unknown): boolean =>
  stripeErrorType(error) !== null && Reflect.get(Object(error), "code") === "resource_missing";

/** The class of an error of the SDK, such as "StripeInvalidRequestError"; null for any other error. */
export function stripeErrorType(error: unknown): string | null {
  const isNamed = error instanceof Error && "type" in error && typeof error.type === "string";
  return isNamed && /^Stripe\w*Error$/.test(String(error.type)) ? String(error.type) : null;
}

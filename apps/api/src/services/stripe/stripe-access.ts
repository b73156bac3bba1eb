import type Stripe from "stripe";
import { memoize } from "../../cache/memoize.ts";
import type { Config } from "../../core/env/env.ts";
import { AppError } from "../../core/errors/app-error.ts";
import { createPriceLookup, type PriceLookup } from "./prices.ts";

const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

const TIMEOUT_MS = 10_000;
const RETRIES = 1;

export type StripeAccess = {
  /** Returns Stripe's SDK, loaded by the first call because most requests do not need the SDK. */
  client(): Promise<Stripe>;
  webhookSecret: string;
  prices: PriceLookup;
};

/** Creates the Stripe client, or returns null if billing is off or Stripe is not configured (rule: billing-off). */
export function createStripeAccess(config: Pick<Config, "stripe">): StripeAccess | null {
  if (!config.stripe) return null;
  const { webhookSecret, ...options } = config.stripe;
  const client = memoize(() => createStripeClient(options));
  return { client, webhookSecret, prices: createPriceLookup(client) };
}

/** Creates a client of Stripe's SDK. With `apiBase`, the client calls that URL instead of Stripe's. */
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

/** Returns a `fetch` that sends the SDK's requests to `apiBase`, because the SDK's host option has no path. */
function fetchAt(apiBase: string): typeof fetch {
  const base = apiBase.replace(/\/$/, "");
  return (address, init) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    return fetch(`${base}${pathname}${search}`, init);
  };
}

/**
 * Runs calls to Stripe. Throws UNAVAILABLE when Stripe fails, and IDEMPOTENCY_MISMATCH for a reused idempotency key.
 */
export async function callStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const type = getStripeErrorType(error);
    if (type === "StripeIdempotencyError") {
      throw new AppError("IDEMPOTENCY_MISMATCH", { cause: error });
    }
    if (type === null) throw error;
    throw new AppError("UNAVAILABLE", { cause: error });
  }
}

export const isMissingResourceError = (error: unknown): boolean =>
  getStripeErrorType(error) !== null && Reflect.get(Object(error), "code") === "resource_missing";

/** Ignores the error of a call to Stripe for an object that does not exist. Rethrows any other error. */
export function ignoreMissingResource(error: unknown): void {
  if (!isMissingResourceError(error)) throw error;
}

/** Ignores the error of a call to Stripe that the object's state forbids. Rethrows any other error. */
export function ignoreInvalidRequest(error: unknown): void {
  if (getStripeErrorType(error) !== "StripeInvalidRequestError") throw error;
}

/** Returns the class of a Stripe SDK error, such as "StripeInvalidRequestError". Returns null for other errors. */
export function getStripeErrorType(error: unknown): string | null {
  const isNamed = error instanceof Error && "type" in error && typeof error.type === "string";
  return isNamed && /^Stripe\w*Error$/.test(String(error.type)) ? String(error.type) : null;
}

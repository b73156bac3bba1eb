import Stripe from "stripe";
import type { Config } from "../env.ts";
import { AppError } from "../errors/app-error.ts";
import { createPriceBook, type PriceBook } from "./prices.ts";

/** The version of Stripe's API that everything here is written for. */
const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** The way to Stripe, or to the stand-in. */
export type StripeGate = { client: Stripe; webhookSecret: string; prices: PriceBook };

/** Null where there is no billing (D31), or on one's own machine without any Stripe. */
export function createStripeGate(config: Pick<Config, "stripe">): StripeGate | null {
  if (!config.stripe) return null;
  const { webhookSecret } = config.stripe;
  const client = createStripeClient(config.stripe);
  return { client, webhookSecret, prices: createPriceBook(client) };
}

/** Stripe's own SDK. With an `apiBase`, it talks to that address in place of Stripe's. */
export function createStripeClient(options: { secretKey: string; apiBase: string | null }): Stripe {
  const { secretKey, apiBase } = options;
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiBase === null ? {} : { httpClient: Stripe.createFetchHttpClient(fetchAt(apiBase)) }),
  });
}

/** The SDK knows a host only; the stand-in lives below a path. */
function fetchAt(apiBase: string): typeof fetch {
  const base = apiBase.replace(/\/$/, "");
  return (address, init) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    return fetch(`${base}${pathname}${search}`, init);
  };
}

/**
 * Runs calls to Stripe. What goes wrong there is UNAVAILABLE to whoever waits here; the same Idempotency-Key with other
 * details is IDEMPOTENCY_MISMATCH.
 */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) {
      throw new AppError("IDEMPOTENCY_MISMATCH", { cause: error });
    }
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError("UNAVAILABLE", { cause: error });
  }
}

/** True when Stripe answered that the thing is not there. */
export const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === "resource_missing";

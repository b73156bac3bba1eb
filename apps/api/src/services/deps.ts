import type { PoolUsage } from "@giftling/db/bounded-pool";
import type { Database } from "@giftling/db/client";
import type { HubCache } from "../cache/hub-cache.ts";
import type { Config } from "../core/env/env.ts";
import type { FailureReporter } from "../core/errors/failures.ts";
import type { VisitCounter } from "../counting/visit-counter.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import type { Mailer } from "./email/delivery/mailer.ts";
import type { OidcClient } from "./identity/identity.ts";
import type { SessionStore } from "./identity/session.ts";
import type { JobQueue } from "./jobs/queue.ts";
import type { StorageDriver } from "./storage/driver.ts";
import type { StripeAccess } from "./stripe/stripe-access.ts";

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Dependencies of `buildApp`, created by main.ts or a test. Nothing is created when a module is imported. */
export type Deps = {
  db: Database;
  /** Returns the current load of the connection pool of `db`. */
  poolUse: () => PoolUsage;
  storage: StorageDriver;
  jobs: JobQueue;
  mailer: Mailer;
  clock: Clock;
  config: Config;
  limiter: RateLimiter;
  sessions: SessionStore;
  /** Client of the OpenID provider. Null if no provider is configured (rule: email-sign-in). */
  identity: OidcClient | null;
  failures: FailureReporter;
  hubs: HubCache;
  /** Publishes committed gifts to other processes. Does nothing until this process listens for changes. */
  schedulePublish(): void;
  visits: VisitCounter;
  /** Access to Stripe. Null if billing is off, and in a local installation without Stripe keys (rule: billing-off). */
  stripe: StripeAccess | null;
};

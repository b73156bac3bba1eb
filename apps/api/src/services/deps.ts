import type { PoolUse } from "@giftling/db/bounded-pool";
import type { Database } from "@giftling/db/client";
import type { HubCache } from "../cache/hub-cache.ts";
import type { Config } from "../core/env/env.ts";
import type { Failures } from "../core/errors/failures.ts";
import type { Visits } from "../counting/page-views.ts";
import type { Limiter } from "../limits/rate-limit.ts";
import type { Mailer } from "./email/delivery/mailer.ts";
import type { Identity } from "./identity/identity.ts";
import type { Sessions } from "./identity/session.ts";
import type { Jobs } from "./jobs/queue.ts";
import type { StorageDriver } from "./storage/driver.ts";
import type { StripeGate } from "./stripe/gate.ts";

/** Source of the current time. Tests replace it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Dependencies of `buildApp`, created by main.ts or a test. Nothing is created when a module is imported. */
export type Deps = {
  db: Database;
  /** Returns the current load of `db`'s pool. */
  poolUse: () => PoolUse;
  storage: StorageDriver;
  jobs: Jobs;
  mailer: Mailer;
  clock: Clock;
  config: Config;
  limiter: Limiter;
  sessions: Sessions;
  identity: Identity;
  failures: Failures;
  /** Cache of hubs. */
  hubs: HubCache;
  /**
   * Publishes committed gifts to the other processes within milliseconds. Does nothing until this process listens for
   * changes.
   */
  schedulePublish(): void;
  visits: Visits;
  /** Stripe gate. Null without billing, or locally when Stripe is not configured (rule: billing-off). */
  stripe: StripeGate | null;
};

import type { PoolUse } from "@giftling/db/bounded-pool";
import type { Database } from "@giftling/db/client";
import type { Identity } from "./auth/identity.ts";
import type { Sessions } from "./auth/session.ts";
import type { Mailer } from "./email/delivery/mailer.ts";
import type { Config } from "./env.ts";
import type { Failures } from "./failures.ts";
import type { HubCache } from "./hub-cache.ts";
import type { Jobs } from "./jobs/queue.ts";
import type { Limiter } from "./rate-limit.ts";
import type { StorageDriver } from "./storage/driver.ts";
import type { StripeGate } from "./stripe/gate.ts";
import type { Visits } from "./visits.ts";

/** The time that rules use; tests replace it where a rule depends on it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Everything `buildApp` needs. Built by main.ts or a test; nothing is created at import time. */
export type Deps = {
  db: Database;
  /** How busy the pool of `db` is now. */
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
  /** What is kept in memory of hubs. */
  hubs: HubCache;
  /** Notifies the other processes of committed gifts within milliseconds. Does nothing before this process listens to them. */
  schedulePublish(): void;
  visits: Visits;
  /** Null without billing (rule: billing-off), or locally without any Stripe. */
  stripe: StripeGate | null;
};

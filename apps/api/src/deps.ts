import type { Database } from "@giftling/db/client";
import type { Identity } from "./auth/identity.ts";
import type { Sessions } from "./auth/session.ts";
import type { Mailer } from "./email/mailer.ts";
import type { Config } from "./env.ts";
import type { Jobs } from "./jobs/queue.ts";
import type { Limiter } from "./rate-limit.ts";
import type { StorageDriver } from "./storage/driver.ts";
import type { StripeGate } from "./stripe/gate.ts";

/** Time as the rules see it: the tests' own where a rule depends on it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Everything `buildApp` needs, built by main.ts or by a test; nothing is made at import time. */
export type Deps = {
  db: Database;
  storage: StorageDriver;
  jobs: Jobs;
  mailer: Mailer;
  clock: Clock;
  config: Config;
  limiter: Limiter;
  sessions: Sessions;
  identity: Identity;
  /** Null where there is no billing (D31), or on one's own machine without any Stripe. */
  stripe: StripeGate | null;
};

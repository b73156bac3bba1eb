import { setTimeout as sleep } from "node:timers/promises";
import { createDatabase } from "@giftling/db/client";
import { migrateDatabase } from "@giftling/db/migrate";
import { DatabaseProblem } from "@giftling/db/postgres";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { createHubCache } from "./cache/hub-cache.ts";
import { openDataFolder } from "./core/data-folder/data-folder.ts";
import { type Config, ConfigError, loadConfig } from "./core/env/env.ts";
import { createFailureReporter, type FailureReporter } from "./core/errors/failures.ts";
import { redactError } from "./core/logging.ts";
import { createVisitCounter } from "./counting/visit-counter.ts";
import { CALLBACK_PATH } from "./http/sign-in/attempt-cookie.ts";
import { createRateLimiter } from "./limits/rate-limit.ts";
import { createRedisClient, type RedisClient } from "./limits/redis.ts";
import { type Deps, systemClock } from "./services/deps.ts";
import { createMailer } from "./services/email/delivery/mailer.ts";
import { createOidcClient } from "./services/identity/identity.ts";
import { createSessionStore } from "./services/identity/session.ts";
import { postgresJobQueue } from "./services/jobs/queue.ts";
import { createStorage } from "./services/storage/create-storage.ts";
import { createStripeAccess } from "./services/stripe/stripe-access.ts";
import type { RunningWorker } from "./worker/worker.ts";

/** Delay after startup before background work, in milliseconds, so that pending requests are processed first. */
const SETTLE_MS = 300;

/** Maximum duration of a shutdown in milliseconds, in addition to the drain time. */
const GRACE_MS = 10_000;

/** Maximum duration of the shutdown of a server's own database, in milliseconds. */
const DATABASE_GRACE_MS = 20_000;

async function depsOf(
  config: Config,
  { db, poolUse }: Pick<Deps, "db" | "poolUse">,
  failures: FailureReporter,
  redis: RedisClient | null,
): Promise<Deps> {
  return {
    db,
    poolUse,
    config,
    clock: systemClock,
    storage: await createStorage(config.storage),
    jobs: postgresJobQueue,
    mailer: createMailer(config.mail),
    limiter: createRateLimiter(db, config.rateLimitMultiplier, redis),
    sessions: createSessionStore(db, { isSecure: config.origin.startsWith("https:") }),
    identity:
      config.oidc &&
      createOidcClient({ ...config.oidc, redirectUri: config.origin + CALLBACK_PATH }),
    stripe: createStripeAccess(config),
    failures,
    hubs: createHubCache(config.hubCacheBytes, systemClock),
    schedulePublish: () => undefined,
    visits: createVisitCounter({ db, failures, clock: systemClock }),
  };
}

/** Functions that stop what the process has started, in the order of the starts. */
const stops: (() => Promise<void> | void)[] = [];

/** Stops everything in the reverse order of the starts: the API first, its own database last. */
async function stopAll(): Promise<void> {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop();
}

async function main(): Promise<void> {
  // Resolves when the supervisor exits, which can happen during startup. The process then stops.
  const supervisorGone = new Promise<void>((resolve) => process.once("disconnect", resolve));
  const settings = loadConfig();
  let isDraining = false;
  let log: FastifyInstance["log"] | null = null;
  const delay = GRACE_MS + settings.drainMs + (settings.dataDir === null ? 0 : DATABASE_GRACE_MS);
  const grace = closeWithGrace({ delay }, async ({ err }) => {
    if (err) log?.error({ err: redactError(err) }, "stopping after an error");
    isDraining = true;
    await sleep(err ? 0 : settings.drainMs);
    await stopAll();
  });
  const config = await openDatabase(settings);
  const { databaseUrl, databasePrepare: prepare } = config;
  const { db, poolUse, close } = createDatabase(databaseUrl, { prepare });
  stops.push(close);
  let worker: RunningWorker | null = null;
  const failures = createFailureReporter();
  const redis =
    config.redisUrl === null ? null : await createRedisClient(config.redisUrl, failures);
  const deps = await depsOf(config, { db, poolUse }, failures, redis);
  const [app] = await Promise.all([
    buildApp(deps, { isDraining: () => isDraining, isWorking: () => worker?.isRunning() ?? true }),
    migrateDatabase(config.databaseDirectUrl),
  ]);
  ({ log } = app);
  redis?.connect();
  let aside: Promise<RunningWorker> | null = null;
  stops.push(async () => {
    await app.close();
    await deps.visits.close();
    await (await aside)?.stop();
    deps.mailer.close();
    redis?.close();
  });
  await app.listen({ host: config.host, port: config.port });
  void supervisorGone.then(() => grace.close());
  await sleep(SETTLE_MS);
  if (isDraining) return;
  aside = startAside(deps, app);
  worker = await aside;
}

/** Returns the configuration with the database and the secret of the data folder, if the server has one. */
async function openDatabase(settings: Config): Promise<Config> {
  if (settings.dataDir === null) return settings;
  const folder = await openDataFolder(settings.dataDir, (line) =>
    process.stderr.write(`${line}\n`),
  );
  stops.push(folder.stop);
  const { url: databaseUrl } = folder;
  const secret = settings.secret || folder.secret;
  return { ...settings, databaseUrl, databaseDirectUrl: databaseUrl, secret };
}

/**
 * Starts the listener for hub changes of other processes, and the job worker. `stop` stops the listener and the worker.
 */
async function startAside(deps: Deps, { log }: Pick<FastifyInstance, "log">) {
  const { databaseDirectUrl } = deps.config;
  const { listenForHubChanges } = await import("@giftling/db/hub-changes");
  const hubChanges = listenForHubChanges(databaseDirectUrl, deps.hubs);
  deps.schedulePublish = hubChanges.schedulePublish;
  const { startWorker } = await import("./worker/worker.ts");
  const worker = await startWorker(deps, databaseDirectUrl, log);
  return {
    isRunning: worker.isRunning,
    async stop() {
      await worker.stop();
      await hubChanges.close();
    },
  };
}

/**
 * Returns the message for a failed startup. Problems that an operator can fix are described in sentences. Other errors
 * are included as redacted JSON.
 */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseProblem)
    return `Giftling cannot start. ${error.message}`;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    const port = "port" in error ? ` ${error.port}` : "";
    return `Giftling cannot start. PORT${port} is the port of another program.`;
  }
  return `Giftling cannot start. ${JSON.stringify(redactError(error))}`;
}

main().catch(async (error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  await stopAll();
  process.exit(1);
});

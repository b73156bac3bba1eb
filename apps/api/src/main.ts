import { setTimeout as sleep } from "node:timers/promises";
import { createDatabasePool } from "@giftling/db/client";
import type { HubChangeListener } from "@giftling/db/hub-changes";
import { migrateDatabase } from "@giftling/db/migrate";
import { DatabaseError } from "@giftling/db/postgres";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { createHubCache } from "./cache/hub-cache.ts";
import { openDataFolder } from "./core/data-folder/data-folder.ts";
import { type Config, ConfigError, loadConfig } from "./core/env/env.ts";
import { createFailureReporter, type FailureReporter } from "./core/errors/failures.ts";
import { redactError } from "./core/logging.ts";
import { createVisitCounter } from "./counting/visit-counter.ts";
import { OIDC_CALLBACK_PATH } from "./http/sign-in/attempt-cookie.ts";
import {
  describeSetupLink,
  initializeInstallation,
} from "./http/sign-in/new-account/setup-link.ts";
import { createRateLimiter } from "./limits/rate-limit.ts";
import { createRedisClient, type RedisClient } from "./limits/redis.ts";
import { type Deps, systemClock } from "./services/deps.ts";
import { createMailer } from "./services/email/delivery/mailer.ts";
import { createOidcClient } from "./services/identity/identity.ts";
import { createSessionStore } from "./services/identity/session.ts";
import { postgresJobQueue } from "./services/jobs/queue.ts";
import { createStorage } from "./services/storage/create-storage.ts";
import { createStripeAccess } from "./services/stripe/stripe-access.ts";
import { buildSetupApp } from "./setup-app.ts";
import type { RunningWorker } from "./worker/worker.ts";

/** Delay after startup before background work, in milliseconds, so that pending requests are processed first. */
const SETTLE_MS = 300;

/** Maximum duration of a shutdown in milliseconds, in addition to the drain time. */
const GRACE_MS = 10_000;

/** Timeout for open requests during a shutdown, in milliseconds. */
const OPEN_REQUESTS_MS = 5_000;

/** Shutdown timeout of the PostgreSQL server that the API runs itself, in milliseconds. */
const DATABASE_GRACE_MS = 20_000;

async function createDeps(
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
      createOidcClient({ ...config.oidc, redirectUri: config.origin + OIDC_CALLBACK_PATH }),
    stripe: createStripeAccess(config),
    failures,
    hubs: createHubCache(config.hubCacheBytes, systemClock),
    schedulePublish: () => undefined,
    visits: createVisitCounter({ db, failures, clock: systemClock }),
  };
}

function getAddress(app: FastifyInstance): { port: number } {
  const [address] = app.addresses();
  if (typeof address !== "object") throw new Error("The server does not listen");
  return address;
}

/** Functions that stop the started parts of the process, in start order. */
const stops: (() => Promise<void> | void)[] = [];

/** Stops all parts of the process in reverse start order: the API first, and the server's own database last. */
async function stopAll(): Promise<void> {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop();
}

/** Closes a server. After `OPEN_REQUESTS_MS`, also closes connections that Node does not count as idle. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), OPEN_REQUESTS_MS);
  await app.close();
  clearTimeout(cut);
}

let isDraining = false;
let log: FastifyInstance["log"] | null = null;

async function main(): Promise<void> {
  const settings = loadConfig();
  const delay = GRACE_MS + settings.drainMs + (settings.dataDir === null ? 0 : DATABASE_GRACE_MS);
  const grace = closeWithGrace({ delay }, async ({ err }) => {
    if (err) log?.error({ err }, "stopping after an error");
    isDraining = true;
    await sleep(err ? 0 : settings.drainMs);
    await stopAll();
  });
  // Node emits this event when the supervisor exits. That can happen during startup and before this function is called.
  process.once("disconnect", () => void grace.close());
  if (process.connected === false) process.emit("disconnect");
  if (settings.dataDir === null) await serve(settings);
  else await serveInstallation(await openDatabase(settings));
}

/** Starts a server with its own database. Serves only the setup link until an account exists (rule: first-account). */
async function serveInstallation(config: Config): Promise<void> {
  await migrateDatabase(config.databaseDirectUrl);
  const { db, close } = createDatabasePool(config.databaseUrl, { max: 2 });
  stops.push(close);
  const { origin, setupToken } = await initializeInstallation(db, config);
  if (origin !== null) {
    const { port } = await serve({ ...config, origin });
    await logSetupLink(setupToken, { origin, port });
    return;
  }
  let product: ReturnType<typeof serve> | null = null;
  const app = await buildSetupApp({ db, config }, async (chosen) => {
    if (product === null) {
      const { port } = getAddress(app);
      // Stops listening, and finishes the open requests.
      app.server.close();
      product = serve({ ...config, origin: chosen, port });
      product.catch(exitAfterFailure);
    }
    return (await product).deps;
  });
  stops.push(() => closeServer(app));
  await app.listen({ host: config.host, port: config.port });
  await logSetupLink(setupToken, { origin, ...getAddress(app) });
}

/** Writes the setup link as the last line of the log. Does nothing if there is no link. */
async function logSetupLink(
  token: string | null,
  address: { origin: string | null; port: number },
): Promise<void> {
  if (token === null) return;
  // The logger writes its lines later than the standard output.
  await sleep(SETTLE_MS * 2);
  process.stdout.write(describeSetupLink(token, address));
}

/** Starts the app and its background work. Resolves when the app accepts requests. The background work starts later. */
async function serve(config: Config): Promise<{ deps: Deps; port: number }> {
  const { databaseUrl, databasePrepare: prepare } = config;
  const { db, poolUse, close } = createDatabasePool(databaseUrl, { prepare });
  stops.push(close);
  let worker: RunningWorker | null = null;
  const failures = createFailureReporter();
  const redis =
    config.redisUrl === null ? null : await createRedisClient(config.redisUrl, failures);
  const deps = await createDeps(config, { db, poolUse }, failures, redis);
  const [app] = await Promise.all([
    buildApp(deps, { isDraining: () => isDraining, isWorking: () => worker?.isRunning() ?? true }),
    migrateDatabase(config.databaseDirectUrl),
  ]);
  ({ log } = app);
  redis?.connect();
  let background: Promise<RunningWorker> | null = null;
  stops.push(async () => {
    await closeServer(app);
    await deps.visits.close();
    await (await background)?.stop();
    deps.mailer.close();
    redis?.close();
  });
  await app.listen({ host: config.host, port: config.port });
  if (config.appEnv === "production" && config.origin.startsWith("http:")) {
    app.log.warn("APP_ORIGIN is plain HTTP: others in this network can read what is sent");
  }
  const startWork = async () => {
    await sleep(SETTLE_MS);
    if (isDraining) return;
    background = startBackground(deps, app);
    worker = await background;
  };
  void startWork().catch(exitAfterFailure);
  return { deps, port: getAddress(app).port };
}

/** Adds the data folder's database and secret to the configuration, if the server has a data folder. */
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

/** Starts the background work of the process's roles (rule: process-roles). */
async function startBackground(deps: Deps, app: FastifyInstance): Promise<RunningWorker> {
  const { databaseDirectUrl, roles } = deps.config;
  let hubChanges: HubChangeListener | null = null;
  if (roles.web) {
    const { listenForHubChanges } = await import("@giftling/db/hub-changes");
    hubChanges = listenForHubChanges(databaseDirectUrl, deps.hubs);
    deps.schedulePublish = hubChanges.schedulePublish;
  }
  let worker: RunningWorker | null = null;
  if (roles.worker) {
    const { startWorker } = await import("./worker/worker.ts");
    worker = await startWorker(deps, databaseDirectUrl, app.log);
  }
  return {
    isRunning: () => worker?.isRunning() ?? true,
    async stop() {
      await worker?.stop();
      await hubChanges?.close();
    },
  };
}

/** Returns the message for a failed startup: sentences for an operator's problems, else redacted JSON. */
function describeStartupError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseError)
    return `Giftling cannot start. ${error.message}`;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    const port = "port" in error ? ` ${error.port}` : "";
    return `Giftling cannot start. PORT${port} is the port of another program.`;
  }
  return `Giftling cannot start. ${JSON.stringify(redactError(error))}`;
}

async function exitAfterFailure(error: unknown): Promise<void> {
  process.stderr.write(`${describeStartupError(error)}\n`);
  await stopAll();
  process.exit(1);
}

main().catch(exitAfterFailure);

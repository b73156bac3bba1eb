import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createDatabasePool } from "@giftling/db/client";
import { postponeNewJobs } from "@giftling/db/testing/jobs";
import postgres from "postgres";
import { hasProcessExited, METRICS_ENV, stopProcess } from "../harness/processes.ts";
import { startAndStopOnExit, stopOnExit } from "../harness/run-script.ts";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";
import { isApiReady, pollUntil } from "../harness/wait.ts";
import { type LocalStack, startLocalStack } from "../local-stack.ts";
import { requireFreePortRange } from "../ports.ts";
import { buildWorkspace } from "../run-command.ts";
import {
  createPinnedCommand,
  LOAD_GENERATOR_CORE,
  pinCurrentProcess,
  SERVER_CORE,
} from "./cpu-pinning.ts";
import type { HubSqlStatement } from "./proxy.ts";

const READY_TIMEOUT_MS = 60_000;

export type BenchProgram = { port: number; pid: number; stop(): Promise<void> };

/** PostgreSQL and the local services, which store their data in a temporary folder. */
export type BenchStack = Awaited<ReturnType<typeof startBenchStack>>;

/**
 * Builds the product and starts its services on `SERVER_CORE`, until the script exits. Pins the current process to
 * `LOAD_GENERATOR_CORE`.
 */
export async function startBenchStack(port: number) {
  await requireFreePortRange("BENCH_PORT", port, 4);
  await buildWorkspace();
  const localDir = createTemporaryFolder("bench");
  Object.assign(process.env, { LOCAL_DIR: localDir, HOST: "127.0.0.1" });
  pinCurrentProcess(SERVER_CORE);
  const ports = { port, servicesPort: port + 1, smtpPort: port + 2 };
  const stack = await startAndStopOnExit(startLocalStack(ports));
  await stack.seed();
  pinCurrentProcess(LOAD_GENERATOR_CORE);
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
  return {
    databaseUrl: stack.databaseUrl,
    /** Folder of the product's pictures. */
    storageDir: join(localDir, "storage"),
    /** Database connection that stores families and runs EXPLAIN. */
    sql,
    /** Starts the API as in production, behind a trusted proxy, and waits until the API is ready. */
    startApi: (env: NodeJS.ProcessEnv = {}) => startApi(stack, port, env),
    startBare: (statement: HubSqlStatement) => startBare(port + 3, stack.databaseUrl, statement),
  };
}

async function startApi(
  stack: LocalStack,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<BenchProgram> {
  const program = start(port, ["apps/api/dist/main.js"], {
    ...stack.env,
    DATABASE_DIRECT_URL: stack.databaseUrl,
    RATE_LIMIT_MULTIPLIER: "1000",
    LOG_LEVEL: "info",
    TRUSTED_PROXIES: "127.0.0.1",
    ...METRICS_ENV,
    ...env,
  });
  const isReady = () => {
    if (hasProcessExited(program.child)) throw new Error("The API ended by itself.");
    return isApiReady(`http://127.0.0.1:${port}`);
  };
  if (await pollUntil(READY_TIMEOUT_MS, isReady, 5)) return program;
  throw new Error("The API was not ready in time.");
}

async function startBare(
  port: number,
  databaseUrl: string,
  statement: HubSqlStatement,
): Promise<BenchProgram> {
  const program = start(
    port,
    ["--import", "tsx", "scripts/bench/bare.ts", String(port), databaseUrl],
    { HUB_STATEMENT: JSON.stringify(statement) },
  );
  await Promise.race([once(program.child, "message"), once(program.child, "exit")]);
  if (hasProcessExited(program.child)) throw new Error("The bare server ended.");
  return program;
}

/** Starts a Node process on `SERVER_CORE`. Discards its standard output. Stops the process before the script exits. */
function start(port: number, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(...createPinnedCommand(SERVER_CORE, process.execPath, args), {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const stop = () => stopProcess(child);
  stopOnExit(stop);
  return { port, pid: child.pid ?? 0, child, stop };
}

/** Delays all future jobs of the API by a day, so that no mail is sent during the next measurement. */
export async function postponeJobs({ databaseUrl, startApi }: BenchStack): Promise<void> {
  // Starts the API once, because its worker creates the job tables.
  await (await startApi()).stop();
  const { db, close } = createDatabasePool(databaseUrl, { max: 1 });
  await postponeNewJobs(db);
  await close();
}

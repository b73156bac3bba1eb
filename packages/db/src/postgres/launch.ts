import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  createPostgresEnvironment,
  getPostgresDataDir,
  type PostgresBinaries,
  type PostgresUser,
} from "./binaries.ts";
import {
  DatabaseError,
  getDataDirArgument,
  getSupervisorArgument,
  isProcessAlive,
  readPostmasterFile,
  stopProcess,
} from "./postgres-process.ts";

const START_PATIENCE_MS = 60_000;
const START_ATTEMPTS = 5;

/**
 * Starts the Postgres server and waits until it accepts connections. If `wantedPort` is 0, retries with another port
 * when the port is in use.
 *
 * @throws DatabaseError with the last lines of the server's log.
 */
export async function launchPostgres(
  binaries: PostgresBinaries,
  dataDir: string,
  runAs: PostgresUser | undefined,
  wantedPort: number,
  durable: boolean,
): Promise<{ child: ChildProcess; port: number; pid: number }> {
  let log = "";
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
    const port = wantedPort === 0 ? await freePort() : wantedPort;
    const child = spawnServer(binaries, dataDir, runAs, port, durable);
    const ready = await untilReady(child, dataDir);
    if (ready) return { child, port, pid: ready };
    log = readFileSync(logFile(dataDir), "utf8");
    const inUse = /could not bind|Address already in use/.test(log);
    // The backends of a killed server exit after a short delay.
    const oldBackends = /pre-existing shared memory|another postmaster/.test(log);
    if (oldBackends) await sleep(500);
    else if (!(inUse && wantedPort === 0)) break;
  }
  throw new DatabaseError(
    `Postgres did not start in ${dataDir}.\n${log.trim().split("\n").slice(-6).join("\n")}`,
  );
}

function spawnServer(
  binaries: PostgresBinaries,
  dataDir: string,
  runAs: PostgresUser | undefined,
  port: number,
  durable: boolean,
): ChildProcess {
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `cluster_name=${getDataDirArgument(dataDir)}`,
    getSupervisorArgument(process.pid),
    "timezone=UTC",
    "log_timezone=UTC",
    "max_connections=200",
    // Errors and checkpoints are not logged. They would fill the disk, and errors contain values of rows.
    "log_min_messages=log",
    "log_checkpoints=off",
    ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ];
  const log = openSync(logFile(dataDir), "w", 0o600);
  const child = spawn(
    binaries.postgres,
    ["-D", getPostgresDataDir(dataDir, runAs), ...settings.flatMap((each) => ["-c", each])],
    {
      ...runAs,
      cwd: dataDir,
      env: createPostgresEnvironment(),
      // Postgres runs in a separate process group, so that Ctrl-C reaches only the supervisor, which stops Postgres
      // last.
      detached: true,
      stdio: ["ignore", "ignore", log],
    },
  );
  closeSync(log);
  return child;
}

/**
 * Resolves with the server's process ID when the server is ready. Resolves with undefined when the server exits or the
 * wait times out.
 */
async function untilReady(child: ChildProcess, dataDir: string): Promise<number | undefined> {
  let ended = false;
  child.once("exit", () => {
    ended = true;
  });
  child.once("error", () => {
    ended = true;
  });
  const until = Date.now() + START_PATIENCE_MS;
  while (Date.now() < until && !ended) {
    const lock = readPostmasterFile(dataDir);
    if (child.pid !== undefined && lock?.pid === child.pid && lock.ready) return child.pid;
    await sleep(15);
  }
  if (child.pid !== undefined && !ended && isProcessAlive(child.pid)) await stopProcess(child.pid);
  return undefined;
}

function logFile(dataDir: string): string {
  return path.join(dataDir, "server.log");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

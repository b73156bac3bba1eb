import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { type Binaries, chooseUser, findBinaries, type RunAs } from "./postgres/binaries.ts";
import {
  DatabaseProblem,
  findRunningPort,
  identityOf,
  isAlive,
  ownerSetting,
  readLockFile,
  stopLeftover,
  stopProcess,
} from "./postgres/leftover.ts";

export { DatabaseProblem, stopLeftover } from "./postgres/leftover.ts";

const USER = "giftling";
const START_PATIENCE_MS = 60_000;
const START_ATTEMPTS = 5;

export interface PostgresOptions {
  /** The cluster's folder; made when it is missing. */
  dataDir: string;
  /** The loopback port; 0 (the default) picks a free one. */
  port?: number;
  /** The database in the returned URL; made when it is missing. */
  database?: string;
  /** False trades crash safety for speed: for tests only. */
  durable?: boolean;
  /** Called once if Postgres ends without `stop` having been called, so that it can be restarted. */
  onExit?: (reason: string) => void;
}

export interface RunningPostgres {
  url: string;
  port: number;
  pid: number;
  /** Fast shutdown: running transactions are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded Postgres on loopback, as root or as an ordinary user, and resolves when it
 * accepts connections. A Postgres of the same folder that a killed parent left is stopped first;
 * one that belongs to anybody else is never spoken to.
 *
 * @throws DatabaseProblem with what to do, or with the last lines of Postgres's log.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { database = "giftling", durable = true } = options;
  mkdirSync(path.dirname(path.resolve(options.dataDir)), { recursive: true });
  const dataDir = path.join(
    realpathSync(path.dirname(path.resolve(options.dataDir))),
    path.basename(options.dataDir),
  );
  const runAs = chooseUser(dataDir);
  const binaries = findBinaries(runAs);
  if (!existsSync(path.join(dataDir, "PG_VERSION"))) initialise(binaries, dataDir, runAs, durable);
  await stopLeftover(dataDir);

  const { child, port, pid } = await launch(binaries, dataDir, runAs, options.port ?? 0, durable);
  let stopping = false;
  child.once("exit", (code, signal) => {
    if (!stopping) options.onExit?.(signal ? `signal ${signal}` : `exit code ${code}`);
  });

  const address = addressOf(dataDir, port);
  async function stop(): Promise<void> {
    stopping = true;
    await stopProcess(pid);
  }
  try {
    await createDatabase(`${address}/postgres`, database);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `${address}/${database}`, port, pid, stop };
}

/** The URL of the Postgres that somebody else runs on this folder right now, if there is one. */
export function findRunningPostgres(dataDir: string, database = "giftling"): string | undefined {
  const port = findRunningPort(dataDir);
  return port === undefined ? undefined : `${addressOf(dataDir, port)}/${database}`;
}

function addressOf(dataDir: string, port: number): string {
  const password = readFileSync(path.join(dataDir, "password"), "utf8");
  return `postgres://${USER}:${password}@127.0.0.1:${port}`;
}

/**
 * Runs initdb beside the final place and renames the result, so that an interrupted one leaves
 * nothing half made behind.
 */
function initialise(
  binaries: Binaries,
  dataDir: string,
  runAs: RunAs | undefined,
  durable: boolean,
): void {
  const staged = `${dataDir}.new`;
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString("hex");
  // initdb wants an empty folder, so it reads the password from a private one beside it.
  const privateFolder = mkdtempSync(path.join(tmpdir(), "giftling-initdb-"));
  const passwordFile = path.join(privateFolder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs) {
    for (const each of [staged, privateFolder, passwordFile]) chownSync(each, runAs.uid, runAs.gid);
  }
  const result = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${folderAsSeenByPostgres(staged, runAs)}`,
      `--username=${USER}`,
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      ...(durable ? [] : ["--no-sync"]),
    ],
    { ...runAs, cwd: staged, env: environment(), encoding: "utf8" },
  );
  rmSync(privateFolder, { recursive: true, force: true });
  if (result.status !== 0) {
    const why = result.error?.message ?? result.stderr;
    throw new DatabaseProblem(`The database could not be created in ${dataDir}: ${why.trim()}`);
  }
  writeFileSync(path.join(staged, "password"), password, { mode: 0o600 });
  if (runAs) chownSync(path.join(staged, "password"), runAs.uid, runAs.gid);
  renameSync(staged, dataDir);
}

/** Starts the server until it is ready; a port that somebody takes in between is tried again. */
async function launch(
  binaries: Binaries,
  dataDir: string,
  runAs: RunAs | undefined,
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
    // Backends of a killed server need a moment to notice that it is gone.
    const oldBackends = /pre-existing shared memory|another postmaster/.test(log);
    if (oldBackends) await sleep(500);
    else if (!(inUse && wantedPort === 0)) break;
  }
  throw new DatabaseProblem(
    `Postgres did not start in ${dataDir}.\n${log.trim().split("\n").slice(-6).join("\n")}`,
  );
}

function spawnServer(
  binaries: Binaries,
  dataDir: string,
  runAs: RunAs | undefined,
  port: number,
  durable: boolean,
): ChildProcess {
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `cluster_name=${identityOf(dataDir)}`,
    ownerSetting(process.pid),
    "timezone=UTC",
    "log_timezone=UTC",
    "max_connections=200",
    ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ];
  const log = openSync(logFile(dataDir), "w", 0o600);
  const child = spawn(
    binaries.postgres,
    ["-D", folderAsSeenByPostgres(dataDir, runAs), ...settings.flatMap((each) => ["-c", each])],
    {
      ...runAs,
      cwd: dataDir,
      env: environment(),
      // A group of its own: Ctrl-C must reach the supervisor alone, which stops Postgres last.
      detached: true,
      stdio: ["ignore", "ignore", log],
    },
  );
  closeSync(log);
  return child;
}

/** Resolves with the server's process id, or undefined when it ended instead. */
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
    const lock = readLockFile(dataDir);
    if (child.pid !== undefined && lock?.pid === child.pid && lock.ready) return child.pid;
    await sleep(15);
  }
  if (child.pid !== undefined && !ended && isAlive(child.pid)) await stopProcess(child.pid);
  return undefined;
}

async function createDatabase(url: string, name: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!found) await sql`create database ${sql(name)}`;
  } finally {
    await sql.end();
  }
}

/**
 * Root may keep its checkout below folders that are closed to the user Postgres runs as. The
 * process is started inside its data folder, which it can always name through itself.
 */
function folderAsSeenByPostgres(dataDir: string, runAs: RunAs | undefined): string {
  return runAs && process.platform === "linux" ? "/proc/self/cwd" : dataDir;
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}

function logFile(dataDir: string): string {
  return path.join(dataDir, "server.log");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("No free port was found."));
      });
    });
  });
}

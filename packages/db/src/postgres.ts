import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import {
  assertSameMajorVersion,
  createPostgresEnvironment,
  findDebianBinaries,
  findPostgresBinaries,
  getMajorVersion,
  getPostgresDataDir,
  getPostgresUser,
  type PostgresBinaries,
  type PostgresUser,
} from "./postgres/binaries.ts";
import { launchPostgres } from "./postgres/launch.ts";
import {
  DatabaseError,
  findPostgresPort,
  stopOrphanedPostgres,
  stopProcess,
} from "./postgres/postgres-process.ts";

export {
  DatabaseError,
  stopOrphanedPostgres,
} from "./postgres/postgres-process.ts";

/** Name of the cluster's superuser. The file "password" in the data directory contains the superuser's password. */
const POSTGRES_USER = "giftling";

interface PostgresOptions {
  /** Data directory of the cluster. Created if it does not exist. */
  dataDir: string;
  /** Loopback port. Default 0, which picks a free port. */
  port?: number;
  /** Name of the database in the returned URL. Created if it does not exist. Default "giftling". */
  database?: string;
  /** Source of the programs: the npm package, which only development installs, or Debian's package. Default "npm". */
  programs?: "npm" | "debian";
  /** Whether committed data survives a crash of the machine. Default true. False is faster and intended for tests. */
  durable?: boolean;
  /** Called once when Postgres exits without a call to `stop`. The caller can then restart Postgres. */
  onExit?: (reason: string) => void;
}

export interface RunningPostgres {
  url: string;
  port: number;
  pid: number;
  /** Stops Postgres with a fast shutdown, which rolls back active transactions. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded Postgres on loopback and resolves when it accepts connections. First stops a Postgres that a
 * killed process left running on the same data directory. The current user can be root.
 *
 * @throws DatabaseError with instructions, or with the last lines of the Postgres log.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { database = "giftling", durable = true } = options;
  mkdirSync(path.dirname(path.resolve(options.dataDir)), { recursive: true });
  const dataDir = path.join(
    realpathSync(path.dirname(path.resolve(options.dataDir))),
    path.basename(options.dataDir),
  );
  const runAs = getPostgresUser(dataDir);
  const binaries =
    options.programs === "debian" ? findDebianBinaries(dataDir) : findPostgresBinaries(runAs);
  assertSameMajorVersion(binaries, dataDir);
  if (!existsSync(path.join(dataDir, "PG_VERSION")))
    initializeDataDir(binaries, dataDir, runAs, durable);
  await stopOrphanedPostgres(dataDir);

  const { child, port, pid } = await launchPostgres(
    binaries,
    dataDir,
    runAs,
    options.port ?? 0,
    durable,
  );
  let stopping = false;
  child.once("exit", (code, signal) => {
    if (!stopping) options.onExit?.(signal ? `signal ${signal}` : `exit code ${code}`);
  });

  const address = getAddress(dataDir, port);
  async function stop(): Promise<void> {
    stopping = true;
    await stopProcess(pid);
  }
  try {
    await ensureDatabase(`${address}/postgres`, database);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `${address}/${database}`, port, pid, stop };
}

/** Delay between two attempts to restart the database, in milliseconds. */
const RETRY_MS = 2_000;

/**
 * Starts the embedded Postgres, and restarts Postgres on the same port after an unexpected exit. Calls `say` with a
 * message at each restart.
 *
 * @throws DatabaseError when the first start fails.
 */
export async function supervisePostgres(
  options: Omit<PostgresOptions, "onExit">,
  say: (line: string) => void,
): Promise<Pick<RunningPostgres, "url" | "stop">> {
  let stopped = false;
  let restarting: Promise<void> | undefined;
  let current: RunningPostgres;
  const restart = async (port: number) => {
    say("The database ended unexpectedly and is being started again.");
    while (!stopped) {
      try {
        current = await startPostgres({ ...options, port, onExit: () => onExit(port) });
        return;
      } catch (error) {
        say(`${error instanceof Error ? error.message : error} Trying again.`);
        await sleep(RETRY_MS);
      }
    }
  };
  const onExit = (port: number) => {
    if (!stopped) restarting = restart(port);
  };
  current = await startPostgres({ ...options, onExit: () => onExit(current.port) });
  return {
    url: current.url,
    stop: async () => {
      stopped = true;
      await restarting;
      await current.stop();
    },
  };
}

/**
 * Returns the URL of the Postgres server that is running on the data directory. Returns undefined if no server is
 * running.
 */
export function findRunningPostgres(dataDir: string, database = "giftling"): string | undefined {
  const port = findPostgresPort(dataDir);
  return port === undefined ? undefined : `${getAddress(dataDir, port)}/${database}`;
}

function getAddress(dataDir: string, port: number): string {
  const password = readFileSync(path.join(dataDir, "password"), "utf8");
  return `postgres://${POSTGRES_USER}:${password}@127.0.0.1:${port}`;
}

/** Creates a database in the server of `url` unless it exists. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!found) await sql`create database ${sql(name)}`;
  } finally {
    await sql.end();
  }
}

/**
 * Returns initdb's options for UTF-8 text that is sorted by code point. Postgres 17 and later have a built-in locale
 * provider, which requires no locale of the operating system.
 */
const getLocaleOptions = (majorVersion: number): string[] =>
  majorVersion >= 17
    ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
    : ["--locale=C.UTF-8"];

/**
 * Runs initdb in a temporary folder and then renames the folder to `dataDir`. An interrupted initdb therefore leaves no
 * partial cluster in `dataDir`.
 *
 * @throws DatabaseError with initdb's output.
 */
function initializeDataDir(
  binaries: PostgresBinaries,
  dataDir: string,
  runAs: PostgresUser | undefined,
  durable: boolean,
): void {
  const staged = `${dataDir}.new`;
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString("hex");
  // initdb requires an empty folder, so the password file is in another private folder.
  const privateFolder = mkdtempSync(path.join(tmpdir(), "giftling-initdb-"));
  const passwordFile = path.join(privateFolder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs) {
    for (const each of [staged, privateFolder, passwordFile]) chownSync(each, runAs.uid, runAs.gid);
  }
  const result = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${getPostgresDataDir(staged, runAs)}`,
      `--username=${POSTGRES_USER}`,
      "--encoding=UTF8",
      ...getLocaleOptions(getMajorVersion(binaries)),
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      ...(durable ? [] : ["--no-sync"]),
    ],
    { ...runAs, cwd: staged, env: createPostgresEnvironment(), encoding: "utf8" },
  );
  rmSync(privateFolder, { recursive: true, force: true });
  if (result.status !== 0) {
    const why = result.error?.message ?? result.stderr;
    throw new DatabaseError(`The database could not be created in ${dataDir}: ${why.trim()}`);
  }
  writeFileSync(path.join(staged, "password"), password, { mode: 0o600 });
  if (runAs) chownSync(path.join(staged, "password"), runAs.uid, runAs.gid);
  renameSync(staged, dataDir);
}

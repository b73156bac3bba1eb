import { existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { findPostgresBinaries, getPostgresUser } from "./postgres/binaries.ts";
import { initializeDataDir, POSTGRES_USER } from "./postgres/initialize-data-dir.ts";
import { launchPostgres } from "./postgres/launch.ts";
import {
  findPostgresPort,
  stopOrphanedPostgres,
  stopProcess,
} from "./postgres/postgres-process.ts";

export {
  DatabaseError as DatabaseProblem,
  stopOrphanedPostgres as stopLeftover,
} from "./postgres/postgres-process.ts";

export interface PostgresOptions {
  /** Folder of the cluster. Created when missing. */
  dataDir: string;
  /** Loopback port. The default 0 picks a free port. */
  port?: number;
  /** Name of the database in the returned URL. The database is created when missing. */
  database?: string;
  /** Whether committed data survives a crash of the machine. Default true. False is faster and only for tests. */
  durable?: boolean;
  /** Called once when Postgres exits without a call of `stop`, so that the caller can restart it. */
  onExit?: (reason: string) => void;
}

export interface RunningPostgres {
  url: string;
  port: number;
  pid: number;
  /** Shuts down Postgres in fast mode, which rolls back running transactions. All acknowledged data is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded Postgres on loopback and resolves when it accepts connections. The current user may be root. If a
 * killed parent left a Postgres running on the same folder, stops it first. Never contacts other servers.
 *
 * @throws DatabaseProblem with instructions, or with the last lines of Postgres's log.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { database = "giftling", durable = true } = options;
  mkdirSync(path.dirname(path.resolve(options.dataDir)), { recursive: true });
  const dataDir = path.join(
    realpathSync(path.dirname(path.resolve(options.dataDir))),
    path.basename(options.dataDir),
  );
  const runAs = getPostgresUser(dataDir);
  const binaries = findPostgresBinaries(runAs);
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

/** Returns the URL of a Postgres that another process runs on this folder. Returns undefined when none is running. */
export function findRunningPostgres(dataDir: string, database = "giftling"): string | undefined {
  const port = findPostgresPort(dataDir);
  return port === undefined ? undefined : `${addressOf(dataDir, port)}/${database}`;
}

function addressOf(dataDir: string, port: number): string {
  const password = readFileSync(path.join(dataDir, "password"), "utf8");
  return `postgres://${POSTGRES_USER}:${password}@127.0.0.1:${port}`;
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

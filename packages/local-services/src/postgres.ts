import { existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { chooseUser, findBinaries } from "./postgres/binaries.ts";
import { initialise, USER } from "./postgres/initialise.ts";
import { launch } from "./postgres/launch.ts";
import { findRunningPort, stopLeftover, stopProcess } from "./postgres/leftover.ts";

export { DatabaseProblem, stopLeftover } from "./postgres/leftover.ts";

export interface PostgresOptions {
  /** Cluster's folder. Created when missing. */
  dataDir: string;
  /** Loopback port. Default 0, which picks a free one. */
  port?: number;
  /** Database in the returned URL. Created when missing. */
  database?: string;
  /** False is faster and not crash-safe. For tests only. */
  durable?: boolean;
  /** Called once when Postgres exits without a call of `stop`, so that it can be restarted. */
  onExit?: (reason: string) => void;
}

export interface RunningPostgres {
  url: string;
  port: number;
  pid: number;
  /** Shuts down fast: rolls back running transactions. Everything acknowledged is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded Postgres on loopback, as root or as an ordinary user, and resolves when it accepts connections. Stops
 * a Postgres of the same folder left by a killed parent first. Other servers are never contacted.
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

/** Returns the URL of a Postgres that another process runs on this folder; undefined when there is none. */
export function findRunningPostgres(dataDir: string, database = "giftling"): string | undefined {
  const port = findRunningPort(dataDir);
  return port === undefined ? undefined : `${addressOf(dataDir, port)}/${database}`;
}

function addressOf(dataDir: string, port: number): string {
  const password = readFileSync(path.join(dataDir, "password"), "utf8");
  return `postgres://${USER}:${password}@127.0.0.1:${port}`;
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

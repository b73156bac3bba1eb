import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { boundQueue } from "./bounded-pool.ts";
import * as schema from "./schema/index.ts";

type Schema = typeof schema;

/** Anything that runs statements: the pool or a transaction. Every query takes one as its first parameter. */
export type Executor = PgDatabase<
  PostgresJsQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

/** The connection pool, which can open transactions. */
export type Database = ReturnType<typeof openPool>["db"];

/** Limits in milliseconds after which Postgres itself aborts, so that nothing blocks a request for ever. */
const TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/**
 * Whether postgres.js asks each new connection for the types of arrays, which no query here passes. It awaits that answer
 * in a promise of its own: a connection lost meanwhile ends the whole process with an unhandled rejection.
 */
export const FETCH_TYPES = false;

/** Seconds until a lost database is tried again: a second at most, where postgres.js would wait up to 20. */
export const backoff = (attempt: number) => Math.min(0.05 * attempt, 1);

/** How a pool is opened. */
export type PoolOptions = {
  /** Largest number of connections; 10 when left out. */
  max?: number;
  /** Most statements and transactions that wait for a connection; 2,000 when left out. */
  maxWaiting?: number;
  /** How long one of them waits, in milliseconds; 10,000 when left out. */
  waitMs?: number;
  /** How many times as long as usual Postgres may take to connect and to answer, for tests on a busy machine; 1 when left out. */
  timeScale?: number;
  /** False for a pooler that carries no prepared statements. */
  prepare?: boolean;
  /** Called with each statement as it is sent, BEGIN and COMMIT too: each is a round trip. */
  onStatement?: (statement: string) => void;
};

/**
 * Makes Postgres parse and plan each statement once a connection, also inside of transactions, whose client postgres.js
 * makes anew for each. drizzle asks for that only where a query was given a name, and sends everything through `unsafe`.
 */
function prepareStatements<Client extends postgres.ISql>(client: Client): Client {
  const { unsafe } = client;
  const prepared = (...[query, parameters, options]: Parameters<typeof unsafe>) =>
    unsafe(query, parameters, { ...options, prepare: true });
  return Object.assign(client, { unsafe: prepared });
}

function prepareTransactions(client: postgres.Sql): void {
  const { begin } = client;
  const prepared = (run: (tx: postgres.TransactionSql) => unknown) =>
    begin((tx) => run(prepareStatements(tx)));
  Object.assign(client, { begin: prepared });
}

function openPool(url: string, options: PoolOptions) {
  const { max = 10, maxWaiting = 2_000, waitMs = 10_000, prepare = true, onStatement } = options;
  const { timeScale = 1 } = options;
  const timeouts = Object.fromEntries(
    Object.entries(TIMEOUTS).map(([name, milliseconds]) => [name, milliseconds * timeScale]),
  );
  const client = postgres(url, {
    max,
    connect_timeout: 5 * timeScale,
    backoff,
    fetch_types: FETCH_TYPES,
    // False wins over what a query asks for: drizzle asks for each that was built beforehand.
    prepare,
    connection: { application_name: "giftling", ...timeouts },
    onnotice: () => {},
    ...(onStatement ? { debug: (_connection, statement) => onStatement(statement) } : {}),
  });
  if (prepare) {
    prepareStatements(client);
    prepareTransactions(client);
  }
  const poolUse = boundQueue(client, { max, maxWaiting, waitMs });
  return { client, poolUse, db: drizzle(client, { schema, casing: "snake_case" }) };
}

/**
 * Opens a pool of connections. `close` waits up to five seconds for running statements. A
 * PgBouncer in front must list the three timeouts in `ignore_startup_parameters`.
 */
export function createDatabase(url: string, options: PoolOptions = {}) {
  const { client, db, poolUse } = openPool(url, options);
  return { db, poolUse, close: () => client.end({ timeout: 5 }) };
}

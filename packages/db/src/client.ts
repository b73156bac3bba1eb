import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { boundQueue } from "./bounded-pool.ts";
import * as schema from "./schema/index.ts";

type Schema = typeof schema;

/** A pool or a transaction. Every query takes one as its first parameter. */
export type Executor = PgDatabase<
  PostgresJsQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

/** The connection pool, which can open transactions. */
export type Database = ReturnType<typeof openPool>["db"];

/** Timeouts in milliseconds, enforced by Postgres, so that nothing blocks a request indefinitely. */
const TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/**
 * Whether postgres.js queries each new connection for array types, which no query here passes. It awaits the result in an
 * unhandled promise, so that a lost connection would end the process.
 */
export const FETCH_TYPES = false;

/** Returns the delay in seconds before reconnecting: at most one second instead of postgres.js's 20. */
export const backoff = (attempt: number) => Math.min(0.05 * attempt, 1);

/** Options of a pool. */
export type PoolOptions = {
  /** Maximum number of open connections. Default 10. */
  max?: number;
  /** Maximum number of statements and transactions that wait for a connection. Default 2,000. */
  maxWaiting?: number;
  /** Maximum wait for a connection, in milliseconds. Default 10,000. */
  waitMs?: number;
  /** Factor by which timeouts are extended, for tests on a busy machine. Default 1. */
  timeScale?: number;
  /** False for a pooler without prepared statements. */
  prepare?: boolean;
  /** Called with each statement sent, BEGIN and COMMIT included. Each is a round trip. */
  onStatement?: (statement: string) => void;
};

/**
 * Prepares every statement once per connection, also in transactions, for which postgres.js creates a new client. Drizzle
 * requests this only for named queries and sends everything through `unsafe`.
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
    // False overrides the request of a query that drizzle prepared in advance.
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
 * Opens a pool of connections. `close` waits up to five seconds for running statements. A PgBouncer in front must list the
 * three timeouts in `ignore_startup_parameters`.
 */
export function createDatabase(url: string, options: PoolOptions = {}) {
  const { client, db, poolUse } = openPool(url, options);
  return { db, poolUse, close: () => client.end({ timeout: 5 }) };
}

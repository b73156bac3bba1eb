import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { limitPoolQueue } from "./bounded-pool.ts";
import * as schema from "./schema/index.ts";

type Schema = typeof schema;

/** Database handle of a query function: a connection pool or a transaction. */
export type Executor = PgDatabase<
  PostgresJsQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

/** Connection pool that can open transactions. */
export type Database = ReturnType<typeof openPool>["db"];

/**
 * Timeouts in milliseconds that Postgres enforces, so that no statement or transaction blocks a request indefinitely.
 */
const TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/**
 * Whether postgres.js queries the array types on each new connection. No query passes arrays. postgres.js does not
 * handle a rejection of this query, so a lost connection would end the process.
 */
export const SHOULD_FETCH_ARRAY_TYPES = false;

/**
 * Returns the delay in seconds before a reconnection attempt, at most 1. By default, postgres.js waits up to 20
 * seconds.
 */
export const getReconnectDelay = (attempt: number) => Math.min(0.05 * attempt, 1);

export type PoolOptions = {
  /** Maximum number of open connections. Default 10. */
  max?: number;
  /** Maximum number of statements and transactions that wait for a connection. Default 2,000. */
  maxWaiting?: number;
  /** Maximum wait for a connection, in milliseconds. Default 10,000. */
  waitMs?: number;
  /** Factor for the Postgres timeouts and the connection timeout, for tests on a busy machine. Default 1. */
  timeScale?: number;
  /**
   * Whether to prepare statements. False for a connection pooler without support for prepared statements. Default true.
   */
  prepare?: boolean;
  /** Callback for each statement sent, including BEGIN and COMMIT. Each statement is one round trip. */
  onStatement?: (statement: string) => void;
};

/**
 * Makes a client prepare every statement once per connection. Drizzle sends every statement through `unsafe`, but
 * requests preparation only for named queries. Must also be called for each transaction, because postgres.js creates a
 * client for each transaction.
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
    backoff: getReconnectDelay,
    fetch_types: SHOULD_FETCH_ARRAY_TYPES,
    // False overrides drizzle's request to prepare a named query.
    prepare,
    connection: { application_name: "giftling", ...timeouts },
    onnotice: () => {},
    ...(onStatement ? { debug: (_connection, statement) => onStatement(statement) } : {}),
  });
  if (prepare) {
    prepareStatements(client);
    prepareTransactions(client);
  }
  const poolUse = limitPoolQueue(client, { max, maxWaiting, waitMs });
  return { client, poolUse, db: drizzle(client, { schema, casing: "snake_case" }) };
}

/**
 * Opens a connection pool. `close` waits up to five seconds for running statements. A PgBouncer between this process
 * and Postgres must list the names of `TIMEOUTS` in `ignore_startup_parameters`.
 */
export function createDatabasePool(url: string, options: PoolOptions = {}) {
  const { client, db, poolUse } = openPool(url, options);
  return { db, poolUse, close: () => client.end({ timeout: 5 }) };
}

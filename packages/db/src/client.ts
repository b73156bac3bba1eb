import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
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

function openPool(url: string, max: number) {
  const client = postgres(url, {
    max,
    connect_timeout: 5,
    connection: { application_name: "giftling", ...TIMEOUTS },
    onnotice: () => {},
  });
  return { client, db: drizzle(client, { schema, casing: "snake_case" }) };
}

/**
 * Opens a pool of at most `max` connections (default 10). `close` waits up to five seconds for running statements. A
 * PgBouncer in front must list the three timeouts in `ignore_startup_parameters`.
 */
export function createDatabase(url: string, options: { max?: number } = {}) {
  const { client, db } = openPool(url, options.max ?? 10);
  return { db, close: () => client.end({ timeout: 5 }) };
}

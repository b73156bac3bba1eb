import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as schema from "./schema/index.ts";

type Schema = typeof schema;

/** Whatever runs statements: the pool or a transaction. Every query takes one first. */
export type Executor = PgDatabase<
  PostgresJsQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

/** The pool itself, which can open transactions of its own. */
export type Database = ReturnType<typeof openPool>["db"];

/** Times in milliseconds after which Postgres itself gives up, so that nothing hangs a request for ever. */
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
 * Opens a pool of at most `max` connections (10 unless told). `close` waits up to five seconds for what is running.
 * A PgBouncer in front must list the three timeouts in `ignore_startup_parameters`.
 */
export function createDatabase(url: string, options: { max?: number } = {}) {
  const { client, db } = openPool(url, options.max ?? 10);
  return { db, close: () => client.end({ timeout: 5 }) };
}

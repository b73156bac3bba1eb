import { and, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { installation } from "../../schema/installation.ts";

export async function hasAccounts(db: Executor): Promise<boolean> {
  const rows = await db.select({ one: sql`1` }).from(users).limit(1);
  return rows.length > 0;
}

/**
 * Stores the hash of a new setup link, which replaces the previous link. Changes nothing and returns false if an
 * account exists (rule: first-account).
 */
export async function storeSetupToken(db: Executor, setupTokenHash: string): Promise<boolean> {
  if (await hasAccounts(db)) return false;
  const row = { setupTokenHash, setUpAt: null, origin: null };
  await db
    .insert(installation)
    .values(row)
    .onConflictDoUpdate({ target: installation.id, set: row });
  return true;
}

const isUnusedToken = (tokenHash: string) =>
  and(eq(installation.setupTokenHash, tokenHash), isNull(installation.setUpAt));

/** Returns whether a token belongs to an unused setup link. */
export async function isValidSetupToken(db: Executor, tokenHash: string): Promise<boolean> {
  return (await db.$count(installation, isUnusedToken(tokenHash))) > 0;
}

/**
 * Marks the setup link as used. Returns false for another token or a used link. Only one of several concurrent calls
 * succeeds.
 */
export async function claimSetupToken(
  tx: Executor,
  tokenHash: string,
  { origin, now }: { origin: string | null; now: Date },
): Promise<boolean> {
  const { count } = await tx
    .update(installation)
    .set({ setUpAt: now, origin })
    .where(isUnusedToken(tokenHash));
  return count > 0;
}

/** Returns the origin that was stored during the server's setup, or null (rule: first-account). */
export async function findStoredOrigin(db: Executor): Promise<string | null> {
  const [row] = await db.select({ origin: installation.origin }).from(installation);
  return row?.origin ?? null;
}

/** Returns the major version of the database server. */
export async function readDatabaseVersion(db: Executor): Promise<number> {
  const [row] = await db.execute<{ version: number }>(
    sql`select current_setting('server_version_num')::int / 10000 as version`,
  );
  return row?.version ?? 0;
}

export async function readDatabaseClock(db: Executor): Promise<Date> {
  const [row] = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  return new Date(row?.now ?? 0);
}

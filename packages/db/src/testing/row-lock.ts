import { expect } from "vitest";
import type { Database, Executor } from "../client.ts";
import { findPostgresError } from "../postgres-error.ts";
import { createId } from "../queries/core/ids.ts";
import { countLockWaits } from "./lock-statistics.ts";

type RowLock = "update" | "no key update" | "key share";

const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Returns the lock that another transaction holds on a row, or null for an unlocked row. Reports a `FOR SHARE` lock as
 * `no key update`. `db` must not be the locking transaction.
 */
export async function findRowLock(
  db: Executor,
  table: string,
  id: string,
): Promise<RowLock | null> {
  const conflicts = async (lock: RowLock) => {
    try {
      await db.execute(`select from ${table} where id = '${id}' for ${lock} nowait`);
      return false;
    } catch (error) {
      if (findPostgresError(error)?.code === LOCK_NOT_AVAILABLE) return true;
      throw error;
    }
  };
  if (await conflicts("key share")) return "update";
  if (await conflicts("no key update")) return "no key update";
  return (await conflicts("update")) ? "key share" : null;
}

/** Returns `count` IDs in descending order. A sequential scan of rows inserted in this order returns descending IDs. */
export const createDescendingIds = (count: number): string[] =>
  Array.from({ length: count }, createId).reverse();

/**
 * Locks the row with the lowest ID, and runs `work` until it waits for this row. Returns the IDs of the rows that
 * `work` has locked by then. Returns an empty list if `work` locks in ascending order of ID.
 */
export async function findEarlyLocks(
  db: Database,
  table: string,
  ids: readonly string[],
  work: (tx: Executor) => Promise<unknown>,
): Promise<string[]> {
  const [lowest = "", ...others] = ids.toSorted();
  let running: Promise<unknown> | undefined;
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(`select from ${table} where id = '${lowest}' for update`);
      running = db.transaction(work);
      // The `finally` block reports a rejection before the wait ends.
      running.catch(() => undefined);
      await expect
        .poll(() => countLockWaits(db), { timeout: 8_000, message: "Nothing waits for the row" })
        .toBeGreaterThan(0);
      const early: string[] = [];
      for (const id of others) if ((await findRowLock(db, table, id)) !== null) early.push(id);
      return early;
    });
  } finally {
    await running;
  }
}

import type { Executor } from "../client.ts";
import { findPostgresError } from "../postgres-error.ts";

type RowLock = "update" | "no key update" | "key share";

const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Returns the lock that another transaction holds on a row, or null when there is none. A `FOR SHARE` lock is returned as
 * `no key update`. `db` must be outside that transaction.
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

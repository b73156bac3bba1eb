import { lt } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { rateLimits } from "../../schema/rate-limits.ts";

/** The table that rate-limiter-flexible counts in. */
export const rateLimitTable = rateLimits;

/** Deletes the windows that ended before `moment`; returns how many. */
export async function deleteRateLimitsBefore(db: Executor, moment: Date): Promise<number> {
  const gone = await db
    .delete(rateLimits)
    .where(lt(rateLimits.expire, moment))
    .returning({ key: rateLimits.key });
  return gone.length;
}

import { lt, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { rateLimits } from "../../schema/rate-limits.ts";

/** How often something may be counted under a key within so many seconds, from the first time on. */
export type CountedWindow = { key: string; points: number; seconds: number };

/** A window as it stands: how often, and milliseconds to its end. */
export type WindowCount = { key: string; points: number; msLeft: number };

const isLive = sql`rate_limits.expire > now()`;

/**
 * Counts one in every window, in one statement that is exact also when many run at once; returns how they stand. A window that
 * ended begins again. Rows are locked in the order of the list.
 */
export async function countInWindows(
  db: Executor,
  windows: readonly CountedWindow[],
): Promise<WindowCount[]> {
  const rows = windows.map(({ key, seconds }) => sql`(${key}::text, ${seconds}::int)`);
  return db.execute<WindowCount>(sql`
    insert into rate_limits (key, points, expire)
    select asked.key, 1, now() + asked.seconds * interval '1 second'
    from (values ${sql.join(rows, sql`, `)}) as asked (key, seconds)
    on conflict (key) do update set
      points = case when ${isLive} then rate_limits.points + 1 else 1 end,
      expire = case when ${isLive} then rate_limits.expire else excluded.expire end
    returning key, points,
      (extract(epoch from expire - now()) * 1000)::float8 as "msLeft"`);
}

/** How these windows stand; those that ended are left out. */
export async function readWindows(db: Executor, keys: readonly string[]): Promise<WindowCount[]> {
  const listed = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  return db.execute<WindowCount>(sql`
    select key, points, (extract(epoch from expire - now()) * 1000)::float8 as "msLeft"
    from rate_limits where key in (${listed}) and ${isLive}`);
}

/** Deletes the windows that ended before `moment`; returns how many. */
export async function deleteRateLimitsBefore(db: Executor, moment: Date): Promise<number> {
  const gone = await db
    .delete(rateLimits)
    .where(lt(rateLimits.expire, moment))
    .returning({ key: rateLimits.key });
  return gone.length;
}

import { lt, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { rateLimits } from "../../schema/rate-limits.ts";

/** How often something may be counted under a key within so many seconds, from the first time on. */
export type CountedWindow = { key: string; points: number; seconds: number };

/** A window as it stands: how often, and milliseconds to its end. */
export type WindowCount = { key: string; points: number; msLeft: number };

const isLive = sql`rate_limits.expire > now()`;

/**
 * Adds one to each window of `windows`, a list of rows (key, points, seconds); a window that ended begins again. `next` is
 * what a running window then holds. Rows are locked in the order of the list.
 */
const countUp = (windows: SQL, next: SQL): SQL => sql`
  insert into rate_limits (key, points, expire)
  select asked.key, 1, now() + asked.seconds * interval '1 second' from ${windows}
  on conflict (key) do update set
    points = case when ${isLive} then ${next} else 1 end,
    expire = case when ${isLive} then rate_limits.expire else excluded.expire end`;

const rowsOf = (windows: readonly CountedWindow[]): SQL => {
  const rows = windows.map(
    ({ key, points, seconds }) => sql`(${key}::text, ${points}::int, ${seconds}::int)`,
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as asked (key, points, seconds)`;
};

/** Counts one in every window, in one statement that is exact also when many run at once; returns how they stand. */
export async function countInWindows(
  db: Executor,
  windows: readonly CountedWindow[],
): Promise<WindowCount[]> {
  return db.execute<WindowCount>(sql`
    ${countUp(rowsOf(windows), sql`rate_limits.points + 1`)}
    returning key, points,
      (extract(epoch from expire - now()) * 1000)::float8 as "msLeft"`);
}

/** Takes one back from every window that has not ended. */
export async function takeBackInWindows(
  db: Executor,
  windows: readonly CountedWindow[],
): Promise<void> {
  const keys = sql.join(
    windows.map(({ key }) => sql`${key}`),
    sql`, `,
  );
  // In the order in which they are counted, so that no two calls wait for each other.
  await db.execute(sql`
    update rate_limits set points = greatest(points - 1, 0)
    where key in (
      select key from rate_limits where key in (${keys}) and ${isLive}
      order by array_position(array[${keys}]::text[], key) for update
    )`);
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

/**
 * A part of a statement that counts one in every window for each row of the part `counted`, and makes the whole statement
 * fail where a window is full, so that nothing is stored and nothing is counted: a full window's count becomes null, which
 * the column refuses. `isWindowFull` knows that error.
 */
export const countOrFail = (windows: readonly CountedWindow[], counted: SQL): SQL => {
  const most = sql`(select asked.points from ${rowsOf(windows)} where asked.key = rate_limits.key)`;
  const next = sql`case when rate_limits.points < ${most} then rate_limits.points + 1 end`;
  return countUp(sql`${rowsOf(windows)}, ${counted}`, next);
};

/** True for the error of a statement with `countOrFail` whose window is full. Looks through drizzle's wrapper. */
export function isWindowFull(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (!("code" in at && "table_name" in at)) continue;
    return at.code === "23502" && at.table_name === "rate_limits";
  }
  return false;
}

/** Deletes the windows that ended before `moment`; returns how many. */
export async function deleteRateLimitsBefore(db: Executor, moment: Date): Promise<number> {
  const gone = await db
    .delete(rateLimits)
    .where(lt(rateLimits.expire, moment))
    .returning({ key: rateLimits.key });
  return gone.length;
}

import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";

/**
 * Rate limit of a key: at most `points` events within a window of `seconds`. The window starts with the first event.
 */
export type RateLimitWindow = { key: string; points: number; seconds: number };

/** State of a rate-limit window: the number of events, and the milliseconds until the window ends. */
export type RateLimitState = { key: string; points: number; msLeft: number };

const isLive = sql`rate_limits.expire > now()`;

/**
 * Counts one event in every rate-limit window, atomically and in one statement. Returns the state of the windows. An
 * expired window restarts. Rows are locked in the order of `windows`.
 */
export async function recordRateLimitEvent(db: Executor, windows: readonly RateLimitWindow[]) {
  const rows = windows.map(({ key, seconds }) => sql`(${key}::text, ${seconds}::int)`);
  return db.execute<RateLimitState>(sql`
    insert into rate_limits (key, points, expire)
    select asked.key, 1, now() + asked.seconds * interval '1 second'
    from (values ${sql.join(rows, sql`, `)}) as asked (key, seconds)
    on conflict (key) do update set
      points = case when ${isLive} then rate_limits.points + 1 else 1 end,
      expire = case when ${isLive} then rate_limits.expire else excluded.expire end
    returning key, points,
      (extract(epoch from expire - now()) * 1000)::float8 as "msLeft"`);
}

/** Returns the state of the rate-limit windows with the given keys. Omits expired windows. */
export async function readRateLimits(db: Executor, keys: readonly string[]) {
  const listed = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  return db.execute<RateLimitState>(sql`
    select key, points, (extract(epoch from expire - now()) * 1000)::float8 as "msLeft"
    from rate_limits where key in (${listed}) and ${isLive}`);
}

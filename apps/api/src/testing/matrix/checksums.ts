import type { Executor } from "@giftling/db/client";
import { sql } from "drizzle-orm";

/** Tables of rate-limit counters. A rejected call may change these tables, because every attempt is counted. */
const COUNTS = ["rate_limits", "gift_counts"];

/** Returns a function that computes one checksum per table, including the job queue's tables. */
export async function createChecksumReader(
  db: Executor,
): Promise<() => Promise<Record<string, string>>> {
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and not (tablename = any(${sql.raw(`'{${COUNTS.join()}}'`)})) order by 1`);
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from ${name} t`,
  );
  const query = sql.raw(sums.join(" union all "));
  return async () => {
    const rows = await db.execute<{ name: string; sum: string }>(query);
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  };
}

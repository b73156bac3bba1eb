import type { Executor } from "@giftling/db/client";
import { sql } from "drizzle-orm";

/** What a refused call may change: how often somebody tried. */
const TRIES = "rate_limits";

/** Reads a number per table that changes when any of its rows does; the queue's jobs are among the tables. */
export async function checksumReader(db: Executor): Promise<() => Promise<Record<string, string>>> {
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename <> ${TRIES} order by 1`);
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

import { setTimeout as sleep } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { AVERAGE_FAMILY, insertFamilies, readFamilies } from "../harness/families.ts";
import type { HarnessFinding } from "../harness/report.ts";
import { purchaseWish, type RequestTarget, sendGetRequest } from "../harness/requests.ts";
import { formatValueCounts } from "../harness/statistics.ts";

const READERS = 4;
const GIVERS = 2;
/** Number of random families whose hubs are read and whose wishes are bought. */
const FAMILIES = 5_000;
/** Duration of a transaction that reads every table, and of the pause after the transaction, in milliseconds. */
const BACKUP_MS = 4_000;
const BACKUP_PAUSE_MS = 1_000;
const SAMPLE_MS = 20;
const LONGEST_WAIT_MS = 1_000;
/** Duration of the visitors' requests before the migration, in milliseconds. */
const BEFORE_MS = 10_000;

/** Stores generated families in a database with the previous release's schema. */
export async function seedFamilies(databaseUrl: string, count: number): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const begin = Date.now();
  await insertFamilies(sql, AVERAGE_FAMILY, 1, count);
  await sql.end();
  console.error(`${count} families stored in ${Math.round((Date.now() - begin) / 1_000)} s`);
}

const countMigrations = async (sql: Sql): Promise<number> => {
  const [row] = await sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
  return row?.count;
};

/**
 * Starts a simulated load: visitors who read hubs and buy wishes, statements on every table, and long transactions.
 * Resolves when the migration can start. `stop` receives the previous release's commit, and returns a finding
 * with the longest wait for a lock, and the slowest requests before and after the migration's start.
 */
export async function startMigrationLoad(
  target: RequestTarget,
  databaseUrl: string,
  count: number,
) {
  const sql = postgres(databaseUrl, { max: 4, onnotice: () => {} });
  const families = await readFamilies(sql, AVERAGE_FAMILY, 1, count, FAMILIES);
  const wishes = families.flatMap((family) => family.wishes);
  const tables = await sql<{ name: string }[]>`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public'`;
  const applied = await countMigrations(sql);
  const failures: number[] = [];
  const migration = { from: Number.NaN, to: Number.NaN };
  let isOver = false;
  let requests = 0;
  let slowest = 0;
  let longestWait = 0;

  const request = async (send: () => Promise<{ status: number }>) => {
    const begin = performance.now();
    const { status } = await send();
    slowest = Math.max(slowest, performance.now() - begin);
    requests += 1;
    if (status !== 200) failures.push(status);
  };
  const read = async () => {
    const family = families[requests % families.length];
    await request(() => sendGetRequest(target, `/hub/${family?.familyUrl}`));
  };
  const give = async () => {
    const wish = wishes.pop() ?? "";
    await request(async () => ({ status: await purchaseWish(target, wish, "Grandma Rose") }));
  };
  /** Acquires the locks of a SELECT and a DELETE on every table, without changing rows. */
  const useEveryTable = async () => {
    for (const { name } of tables) {
      await sql.unsafe(`select from ${name} limit 1`);
      await sql.unsafe(`delete from ${name} where false`);
    }
    await sleep(SAMPLE_MS);
  };
  const backUp = async () => {
    await sql.begin(async (tx) => {
      for (const { name } of tables) await tx.unsafe(`select from ${name} limit 1`);
      await sleep(BACKUP_MS);
    });
    await sleep(BACKUP_PAUSE_MS);
  };
  const sample = async () => {
    const [row] = await sql<{ waited: number; isMigrating: boolean }[]>`
      select coalesce(max(extract(epoch from clock_timestamp() - waitstart))
          filter (where application_name <> 'giftling-migrate'), 0)::float8 as waited,
        bool_or(application_name = 'giftling-migrate') as "isMigrating"
      from pg_stat_activity left join pg_locks
        on pg_locks.pid = pg_stat_activity.pid and not granted and locktype <> 'advisory'`;
    longestWait = Math.max(longestWait, (row?.waited ?? 0) * 1_000);
    if (row?.isMigrating) {
      migration.to = performance.now();
      if (Number.isNaN(migration.from)) migration.from = migration.to;
    }
    await sleep(SAMPLE_MS);
  };
  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) await work();
  };
  const works = [
    ...Array(READERS).fill(read),
    ...Array(GIVERS).fill(give),
    useEveryTable,
    backUp,
    sample,
  ];
  const running = Promise.all(works.map(repeat));
  await sleep(BEFORE_MS);
  const slowestBefore = slowest;
  slowest = 0;
  return {
    async stop(previous: string): Promise<HarnessFinding> {
      isOver = true;
      await running;
      const migrations = (await countMigrations(sql)) - applied;
      await sql.end();
      const failed = failures.length > 0 ? `, ${formatValueCounts(failures)}` : "";
      const seconds = ((migration.to - migration.from) / 1_000).toFixed(1);
      return {
        what: `${migrations} migrations since \`${previous}\` with ${count.toLocaleString("en-US")} families, under reads, gifts and a backup`,
        required: "no wait for a lock over 1 s, no failed request",
        measured: `at most ${Math.round(longestWait)} ms; the slowest of ${requests} requests took ${Math.round(slowest)} ms, and ${Math.round(slowestBefore)} ms before the migration${failed}; migrated in ${seconds} s`,
        isMet: migrations > 0 && failures.length === 0 && longestWait <= LONGEST_WAIT_MS,
      };
    },
  };
}

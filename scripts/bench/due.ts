import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  LIST_CHECK_PERIOD,
  listUpcomingDays,
  REMINDER_PERIOD,
} from "@giftling/api/services/email/composition/reminders";
import { createDatabase } from "@giftling/db/client";
import { migrateDatabase } from "@giftling/db/migrate";
import { listDueReminders, listDueWishlistChecks } from "@giftling/db/queries/mail/due";
import { startPostgres } from "@giftling/local-services/postgres";
import postgres, { type Sql } from "postgres";
import { insertFamilies } from "./families.ts";
import { type ExecutionPlan, explainStatements, getPostgresVersion } from "./plans.ts";
import { type RecordedStatement, startDatabaseProxy } from "./proxy.ts";

const BARE = { prefix: "due", wishes: 0, bought: 0, links: 0, updates: 0, gifts: 0 };

/** Number of times that each query runs. */
const RUNS = 5;

/** Plans of one due-day query, with the indexes of the kids' days (`indexed`) and without them (`whole`). */
type DueQuery = { name: string; indexed: ExecutionPlan; whole: ExecutionPlan };

/** Plans of all due-day queries, with the number of kids and Postgres's version. */
export type DueQueryPlans = { kids: number; version: string; queries: DueQuery[] };

/** Stores families of one kid in a separate Postgres and returns the plans of the due-day queries. */
export async function measureDueQueries(kids: number): Promise<DueQueryPlans> {
  const folder = mkdtempSync(join(tmpdir(), "giftling-bench-"));
  const server = await startPostgres({ dataDir: join(folder, "postgres") });
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  try {
    await migrateDatabase(server.url);
    await insertFamilies(sql, BARE, 1, kids);
    await addReminded(sql);
    const sent = await takeDueStatements(server.url);
    // Each query runs in one process, because parallel workers would make a sequential scan look cheap.
    await sql`set max_parallel_workers_per_gather = 0`;
    const indexed = await planEach(sql, sent);
    await sql`drop index kids_birthday, kids_second_day`;
    const whole = await planEach(sql, sent);
    const queries = [...indexed].flatMap(([name, plan]) => {
      const before = whole.get(name);
      return before ? [{ name, indexed: plan, whole: before }] : [];
    });
    return { kids, version: await getPostgresVersion(sql), queries };
  } finally {
    await sql.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Gives every fifth kid a second day, and every third kid a relative with a reminder. Half of these reminders were sent
 * this week.
 */
async function addReminded(sql: Sql): Promise<void> {
  await sql.unsafe(`
    set session_replication_role = replica;
    update kids set second_day_name = 'First day of school', second_day_month = 1 + n % 12, second_day_day = 1 + n / 12 % 28
    from (select id as kid, row_number() over (order by id) as n from kids) numbered where id = kid and hashint8(n) % 5 = 0;
    insert into mail_contacts (id, family_id, email, canonical_email, confirmed_at)
    select gen_random_uuid(), family_id, n || '@example.com', n || '@example.com', now() - interval '1 month'
    from (select family_id, row_number() over (order by id) as n from kids) numbered where hashint8(-n) % 3 = 0;
    insert into supporters (id, kid_id, contact_id, name, wants_updates, reminds_birthday)
    select gen_random_uuid(), kids.id, mail_contacts.id, 'Rose', false, true
    from mail_contacts join kids using (family_id);
    insert into reminders (id, kid_id, day, contact_id, reminded_at)
    select gen_random_uuid(), kid_id, 'birthday', contact_id, now() - interval '1 day'
    from (select *, row_number() over (order by id) as n from supporters) numbered where hashint8(n) % 2 = 0;
    reset session_replication_role`);
  await sql.unsafe("vacuum full kids");
  // Creates the visibility map for index-only scans, as autovacuum does.
  await sql.unsafe("vacuum (analyze)");
}

/** Returns the product's statements for each kind of mail and of day. */
async function takeDueStatements(url: string): Promise<Map<string, RecordedStatement[]>> {
  const proxy = await startDatabaseProxy(url);
  const { db, close } = createDatabase(proxy.url, { max: 1, timeScale: 60 });
  const now = new Date();
  const sent = new Map<string, RecordedStatement[]>();
  try {
    for (const coming of listUpcomingDays(now, REMINDER_PERIOD)) {
      await listDueReminders(db, coming);
      sent.set(`reminders, ${coming.kind}`, proxy.takeStatements());
    }
    for (const coming of listUpcomingDays(now, LIST_CHECK_PERIOD)) {
      await listDueWishlistChecks(db, coming);
      sent.set(`list ready, ${coming.kind}`, proxy.takeStatements());
    }
  } finally {
    await close();
    proxy.close();
  }
  return sent;
}

async function planEach(
  sql: Sql,
  sent: ReadonlyMap<string, RecordedStatement[]>,
): Promise<Map<string, ExecutionPlan>> {
  const plans = new Map<string, ExecutionPlan>();
  for (const [name, statements] of sent) {
    // Other processes may use the machine, so the fastest run shows the query's cost best.
    const runs: ExecutionPlan[] = [];
    while (runs.length < RUNS) runs.push(...(await explainStatements(sql, statements)));
    const [plan] = runs.sort((a, b) => a.ms - b.ms);
    if (plan) plans.set(name, plan);
  }
  return plans;
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import type { BenchFamily } from "../harness/families.ts";
import { getCacheHitRate, type ProcessMetrics, readProcessMetrics } from "../harness/processes.ts";
import type { ScaleStack } from "./stack.ts";
import { type PageViewSummary, startPageViewLoad } from "./views.ts";

/** Maximum 99th percentile of the response times, in milliseconds. */
export const MAX_P99_LATENCY_MS = 250;
const FIRST_RATE = 40;
const STEP = 1.4;
/** Duration of one step of the search for the highest rate, in seconds. The first second of a step is not measured. */
const STEP_SECONDS = 7;
const WARM_SECONDS = 15;
const HOLD_SECONDS = 20;
/** Duration in seconds of the measurement of background work, during which no hub is opened. */
const IDLE_SECONDS = 10;
/** Factor by which a rate is multiplied if the installation cannot sustain it. */
const RATE_REDUCTION = 0.8;
const ATTEMPTS = 4;

/** Measurements at the highest sustainable rate of page views, with a 99th percentile of at most 250 ms. */
export type CapacityMeasurement = Awaited<ReturnType<typeof measureCapacity>>;

async function readDatabaseCounters(sql: Sql) {
  const [row] = await sql<{ transactions: number; rows: number }[]>`
    select xact_commit::float8 as transactions, (tup_inserted + tup_updated + tup_deleted)::float8 as rows
    from pg_stat_database where datname = current_database()`;
  if (!row) throw new Error("There are no statistics of the database.");
  return row;
}

/** Returns the API processes' total CPU time and cache counts, and the memory of the largest process. */
async function readMetrics({ apis }: ScaleStack): Promise<ProcessMetrics> {
  const all = await Promise.all(apis.map(({ origin }) => readProcessMetrics(origin)));
  const sum = (of: (metrics: ProcessMetrics) => number) =>
    all.reduce((total, metrics) => total + of(metrics), 0);
  return {
    hits: sum(({ hits }) => hits),
    misses: sum(({ misses }) => misses),
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
    megabytes: Math.max(...all.map(({ megabytes }) => megabytes)),
  };
}

/** Measures the API processes and Postgres. `cpuMs`, `transactions` and `rows` are numbers per second. */
async function measureUsage(scale: ScaleStack, seconds: number) {
  const { sql } = scale.cluster;
  const [before, counted] = [await readMetrics(scale), await readDatabaseCounters(sql)];
  await sleep(seconds * 1_000);
  const [after, counters] = [await readMetrics(scale), await readDatabaseCounters(sql)];
  return {
    cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1_000) / seconds,
    transactions: (counters.transactions - counted.transactions) / seconds,
    rows: (counters.rows - counted.rows) / seconds,
    hitRate: getCacheHitRate(before, after),
    megabytes: after.megabytes,
  };
}

const isSustained = ({ p99, failed }: PageViewSummary): boolean =>
  p99 <= MAX_P99_LATENCY_MS && failed === 0;

/** Increases the rate of page views until one fails or the p99 exceeds 250 ms. Returns the previous rate. */
async function findHighestRate(scale: ScaleStack, families: BenchFamily[]): Promise<number> {
  const warming = startPageViewLoad(scale, families, FIRST_RATE);
  await sleep(WARM_SECONDS * 1_000);
  await warming.stop();
  for (let rate = FIRST_RATE; ; rate *= STEP) {
    const views = startPageViewLoad(scale, families, rate);
    const from = performance.now() + 1_000;
    await sleep(STEP_SECONDS * 1_000);
    const to = performance.now();
    await views.stop();
    const summary = views.summarize(from, to);
    console.log(
      `${Math.round(rate)} views a second: p99 ${Math.round(summary.p99)} ms, ${summary.failures || "no errors"}`,
    );
    if (!isSustained(summary)) return rate / STEP;
  }
}

/**
 * Measures the highest rate with a 99th percentile of at most 250 ms, and the work per view. Excludes background work.
 */
export async function measureCapacity(scale: ScaleStack, families: BenchFamily[]) {
  const idle = await measureUsage(scale, IDLE_SECONDS);
  let rate = await findHighestRate(scale, families);
  for (let attempt = 1; ; attempt += 1) {
    const views = startPageViewLoad(scale, families, rate);
    await sleep(1_000);
    const from = performance.now();
    const usage = await measureUsage(scale, HOLD_SECONDS);
    const to = performance.now();
    await views.stop();
    const summary = views.summarize(from, to);
    if (isSustained(summary) || attempt === ATTEMPTS) {
      const [row] = await scale.cluster.sql<{ connections: number }[]>`
        select count(*)::int as connections from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
      return {
        families: families.length,
        views: summary,
        hitRate: usage.hitRate,
        processes: scale.apis.length,
        /** CPU time of all API processes per page view, in milliseconds. */
        cpuMs: (usage.cpuMs - idle.cpuMs) / summary.rate,
        /** Memory of the largest API process, in MB. */
        megabytes: usage.megabytes,
        /** Number of connections to Postgres from the API processes and the pooler. */
        connections: row?.connections ?? 0,
        /** Database transactions per page view. `rows` is the number of written rows per page view. */
        transactions: (usage.transactions - idle.transactions) / summary.rate,
        rows: (usage.rows - idle.rows) / summary.rate,
      };
    }
    rate *= RATE_REDUCTION;
  }
}

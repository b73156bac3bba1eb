import { setTimeout as sleep } from "node:timers/promises";
import { readWorkBacklog, type WorkBacklog } from "@giftling/db/queries/operation/work-backlog";
import { Counter, Gauge, Registry } from "prom-client";
import type { Deps } from "../../services/deps.ts";
import { TASK_NAMES } from "../../services/jobs/queue.ts";

/** Timeout of the query for the job backlog, in milliseconds. */
const GAUGE_TIMEOUT_MS = 2_000;

/** Returns this process's state and the database's backlog, if available, as Prometheus metrics. */
export async function readGaugeMetrics(
  deps: Pick<Deps, "db" | "poolUse" | "hubs" | "failures">,
  isWorking: boolean,
): Promise<string> {
  const registry = new Registry();
  const backlog = deps.failures.tolerate("metrics", inTime(readWorkBacklog(deps.db)));
  showProcess(registry, deps, isWorking);
  showBacklog(registry, await backlog);
  return registry.metrics();
}

const createGauges =
  (registry: Registry) =>
  <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

function showProcess(
  registry: Registry,
  { poolUse, hubs }: Pick<Deps, "poolUse" | "hubs">,
  isWorking: boolean,
): void {
  const gauge = createGauges(registry);
  const { max, inUse, waiting } = poolUse();
  const pool = gauge(
    "database_pool_connections",
    "Connections for requests, by what they are at",
    "state",
  );
  pool.set({ state: "in use" }, inUse);
  pool.set({ state: "free" }, max - inUse);
  gauge("database_pool_waiting", "Statements and transactions that wait for a connection").set(
    waiting,
  );
  const bytes = gauge("hub_cache_bytes", "Size of what is kept of hubs", "shelf");
  const entries = gauge("hub_cache_entries", "How much is kept of hubs", "shelf");
  const reads = new Counter({
    name: "hub_cache_reads_total",
    help: "How often a hub was looked for, by whether it was kept",
    labelNames: ["shelf", "result"],
    registers: [registry],
  });
  for (const [shelf, use] of Object.entries(hubs.use())) {
    bytes.set({ shelf }, use.bytes);
    entries.set({ shelf }, use.entries);
    reads.inc({ shelf, result: "hit" }, use.hits);
    reads.inc({ shelf, result: "miss" }, use.misses);
  }
  gauge("worker_running", "0 while a runner of the queue is down in this process").set(
    isWorking ? 1 : 0,
  );
}

function showBacklog(registry: Registry, backlog: WorkBacklog | undefined): void {
  if (!backlog) return;
  const gauge = createGauges(registry);
  gauge("mail_outbox_age_seconds", "For how long the oldest mail that is due has been due").set(
    backlog.mailAge,
  );
  gauge(
    "stripe_webhook_lag_seconds",
    "Age of the oldest event of Stripe that is not taken yet",
  ).set(backlog.jobs.find(({ task }) => task === "stripe-event")?.age ?? 0);
  const waiting = gauge("jobs_waiting", "Jobs that are due and not begun", "task");
  const failed = gauge("jobs_failed", "Jobs that were given up and wait for an operator", "task");
  // A task without jobs has the value 0 instead of being absent.
  const none = TASK_NAMES.map((task) => ({ task, waiting: 0, failed: 0 }));
  for (const { task, ...kind } of [...none, ...backlog.jobs]) {
    waiting.set({ task }, kind.waiting);
    failed.set({ task }, kind.failed);
  }
}

/** Returns the result of `work`. Rejects when `work` takes longer than `GAUGE_TIMEOUT_MS`. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const tooLong = async () => {
    await sleep(GAUGE_TIMEOUT_MS, null, { signal: timer.signal, ref: false });
    throw new Error("The database is too slow to be asked what waits.");
  };
  try {
    return await Promise.race([work, tooLong()]);
  } finally {
    timer.abort();
  }
}

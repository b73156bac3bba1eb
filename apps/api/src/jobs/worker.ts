import type { FastifyBaseLogger } from "fastify";
import { Logger, parseCronItems, run, type TaskList } from "graphile-worker";
import type { Deps } from "../deps.ts";
import { safeError } from "../logging.ts";
import { deleteFile } from "./delete-file.ts";
import { deleteStripeCustomer, reconcile, syncFamily, takeStripeEvent } from "./stripe.ts";
import { sweep } from "./sweep.ts";
import { parsePayload, type TaskName, type TaskPayload } from "./tasks.ts";

type WorkerDeps = Pick<Deps, "db" | "storage" | "clock" | "jobs" | "config" | "stripe">;
type Handlers = { [T in TaskName]: (deps: WorkerDeps, payload: TaskPayload<T>) => Promise<void> };

const handlers: Handlers = {
  "delete-file": deleteFile,
  "stripe-event": takeStripeEvent,
  "sync-subscription": syncFamily,
  "delete-stripe-customer": deleteStripeCustomer,
};

/** Cron tasks: not queued by anybody, so they have no payload of ours. */
const SWEEP = "sweep";
const RECONCILE = "reconcile-stripe";

/**
 * Works the queue off in this process until `stop` (one worker a process; several processes share the queue).
 * `url` must be a direct connection, because the worker listens and locks. A failed job is tried again after a pause
 * that grows (about e^n seconds).
 */
export async function startWorker(
  deps: WorkerDeps,
  url: string,
  log: Pick<FastifyBaseLogger, "error" | "warn">,
  options: { pollInterval?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const runner = await run({
    connectionString: url,
    concurrency: 1,
    maxPoolSize: 3,
    noHandleSignals: true,
    pollInterval: options.pollInterval ?? 2_000,
    taskList: taskList(deps),
    parsedCronItems: parseCronItems([
      { task: SWEEP, match: "17 * * * *", identifier: SWEEP },
      { task: RECONCILE, match: "41 * * * *", identifier: RECONCILE },
    ]),
    logger: quietLogger(log),
  });
  // Told here, so that a lost database ends in the log and not in an unhandled rejection.
  runner.promise.catch((error: unknown) => log.error({ err: safeError(error) }, "worker stopped"));
  return { stop: () => runner.stop() };
}

function taskList(deps: WorkerDeps): TaskList {
  const bind =
    <T extends TaskName>(name: T) =>
    (payload: unknown) =>
      handlers[name](deps, parsePayload(name, payload));
  return {
    "delete-file": bind("delete-file"),
    "stripe-event": bind("stripe-event"),
    "sync-subscription": bind("sync-subscription"),
    "delete-stripe-customer": bind("delete-stripe-customer"),
    [SWEEP]: () => sweep(deps),
    [RECONCILE]: () => reconcile(deps),
  } satisfies Record<TaskName | typeof SWEEP | typeof RECONCILE, unknown>;
}

/** graphile-worker's words, without the payloads that its own logger prints. */
function quietLogger(log: Pick<FastifyBaseLogger, "error" | "warn">): Logger {
  return new Logger((scope) => (level, _message, meta) => {
    if (level !== "error" && level !== "warning") return;
    const facts = {
      task: scope.taskIdentifier,
      job: scope.jobId,
      err: meta?.error === undefined ? undefined : safeError(meta.error),
    };
    log[level === "error" ? "error" : "warn"](facts, "worker");
  });
}

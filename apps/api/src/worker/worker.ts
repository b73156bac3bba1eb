import { releaseDeadWorkers } from "@giftling/db/queries/operation/jobs";
import { openWorkerPresence } from "@giftling/db/worker-presence";
import type { FastifyBaseLogger } from "fastify";
import { Logger, parseCronItems, run, type TaskList } from "graphile-worker";
import type { Deps } from "../deps.ts";
import { sendMail } from "../email/delivery/deliver.ts";
import { queueDueMails } from "../email/delivery/due-mails.ts";
import { MAIL_CONNECTIONS } from "../email/delivery/mailer.ts";
import { rescueMails } from "../email/delivery/rescue.ts";
import { announceUpdate } from "../email/outbox/announce-update.ts";
import { endClosedAccounts } from "../features/account/closed-accounts.ts";
import {
  deleteStripeCustomer,
  reconcile,
  syncFamily,
  takeStripeEvent,
} from "../features/billing/stripe-jobs.ts";
import { parsePayload, type TaskName, type TaskPayload } from "../jobs/queue.ts";
import { safeError } from "../logging.ts";
import { deleteFile } from "./delete-file.ts";
import { sweep } from "./sweep.ts";

type WorkerDeps = Pick<
  Deps,
  "db" | "storage" | "clock" | "jobs" | "config" | "mailer" | "stripe" | "failures"
>;
type Handlers = { [T in TaskName]: (deps: WorkerDeps, payload: TaskPayload<T>) => Promise<void> };
type Log = Pick<FastifyBaseLogger, "error" | "warn">;

const handlers: Handlers = {
  "delete-file": deleteFile,
  "stripe-event": takeStripeEvent,
  "sync-subscription": syncFamily,
  "delete-stripe-customer": deleteStripeCustomer,
  "announce-update": announceUpdate,
  "send-mail": sendMail,
};

/** Tasks that run by the clock, without a payload. */
const crons = {
  sweep: { match: "17 * * * *", work: sweep },
  // Every hour, not once a day: a machine that was off at that hour would miss a day.
  "closed-accounts": { match: "5 * * * *", work: endClosedAccounts },
  "reconcile-stripe": { match: "41 * * * *", work: reconcile },
  "due-mails": { match: "*/10 * * * *", work: queueDueMails },
  "rescue-mails": { match: "* * * * *", work: rescueMails },
  "release-dead-workers": { match: "* * * * *", work: ({ db }) => releaseDeadWorkers(db) },
} as const satisfies Record<
  string,
  { match: string; work: (deps: WorkerDeps) => Promise<unknown> }
>;

/**
 * Runs the queue's jobs in this process until `stop`; several processes may share the queue. Mail has workers of its own, so
 * that a mail server that hangs delays mail only. `url` must be a direct connection (no pooler), because the workers use
 * LISTEN and advisory locks. A failed job is tried again after about e^n seconds; the jobs of a dead process go to the
 * others within a minute.
 */
export async function startWorker(
  deps: WorkerDeps,
  url: string,
  log: Log,
  options: { pollInterval?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const presence = openWorkerPresence(url);
  await releaseDeadWorkers(deps.db);
  const shared = {
    connectionString: url,
    preset: { plugins: [showBeforeFirstJob(presence)] },
    noHandleSignals: true,
    pollInterval: options.pollInterval ?? 2_000,
    logger: quietLogger(log),
  };
  const { "send-mail": mail, ...rest } = taskList(deps);
  const runners = await Promise.all([
    run({
      ...shared,
      concurrency: 1,
      maxPoolSize: 3,
      taskList: { ...rest, ...cronTasks(deps) },
      parsedCronItems: parseCronItems(
        Object.entries(crons).map(([task, { match }]) => ({ task, match, identifier: task })),
      ),
    }),
    run({
      ...shared,
      concurrency: MAIL_CONNECTIONS,
      maxPoolSize: MAIL_CONNECTIONS + 1,
      taskList: { "send-mail": mail },
      parsedCronItems: [],
    }),
  ]);
  for (const runner of runners) {
    // Otherwise a lost database would be an unhandled rejection.
    runner.promise.catch((error: unknown) =>
      log.error({ err: safeError(error) }, "worker stopped"),
    );
  }
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await presence.close();
    },
  };
}

/** Marks a worker pool as alive before it takes its first job, so that no other process takes its jobs for abandoned. */
const showBeforeFirstJob = ({
  show,
}: ReturnType<typeof openWorkerPresence>): GraphileConfig.Plugin => ({
  name: "show-before-first-job",
  version: "1.0.0",
  worker: { hooks: { startWorker: (_ctx, { worker }) => show(worker.workerPool.id) } },
});

function taskList(deps: WorkerDeps) {
  const bind =
    <T extends TaskName>(name: T) =>
    (payload: unknown) =>
      handlers[name](deps, parsePayload(name, payload));
  return {
    "delete-file": bind("delete-file"),
    "stripe-event": bind("stripe-event"),
    "sync-subscription": bind("sync-subscription"),
    "delete-stripe-customer": bind("delete-stripe-customer"),
    "announce-update": bind("announce-update"),
    "send-mail": bind("send-mail"),
  } satisfies Record<TaskName, unknown>;
}

const cronTasks = (deps: WorkerDeps): TaskList =>
  Object.fromEntries(
    Object.entries(crons).map(([task, { work }]) => [task, async () => void (await work(deps))]),
  );

/** Logs graphile-worker's errors and warnings without the payloads, which its own logger would print. */
function quietLogger(log: Log): Logger {
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

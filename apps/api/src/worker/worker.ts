import { releaseDeadWorkers } from "@giftling/db/queries/operation/jobs";
import { openWorkerPresence } from "@giftling/db/worker-presence";
import type { FastifyBaseLogger } from "fastify";
import { Logger, parseCronItems, run, type TaskList } from "graphile-worker";
import type { Deps } from "../deps.ts";
import { announceUpdate } from "../email/announce-update.ts";
import { sendMail } from "../email/deliver.ts";
import { queueDueMails } from "../email/due-mails.ts";
import { MAIL_CONNECTIONS } from "../email/mailer.ts";
import { rescueMails } from "../email/rescue.ts";
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

type WorkerDeps = Pick<Deps, "db" | "storage" | "clock" | "jobs" | "config" | "mailer" | "stripe">;
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

/** Cron tasks: not queued by anybody, so they have no payload of ours. */
const crons = {
  sweep: { match: "17 * * * *", work: sweep },
  // Every hour: what a sleeping machine missed at night is not put off by a day.
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
 * Works the queue off in this process until `stop` (several processes share the queue). Mail has workers of its own: a mail
 * server that hangs holds up mail and nothing else. `url` must be a direct connection, because the workers listen and lock.
 * A failed job is tried again after a pause that grows (about e^n seconds); what a process had when it died goes to the others
 * within a minute.
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
    // Told here, so that a lost database ends in the log and not in an unhandled rejection.
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

/** A pool's jobs carry its name: it is seen to live before it takes the first one. */
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

/** graphile-worker's words, without the payloads that its own logger prints. */
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

import { deleteAllExpiredHolds } from "@giftling/db/queries/gifts/holds";
import { releaseDeadWorkers } from "@giftling/db/queries/operation/jobs";
import { openWorkerPresence } from "@giftling/db/worker-presence";
import type { FastifyBaseLogger } from "fastify";
import { Logger, parseCronItems, type RunnerOptions, run, type TaskList } from "graphile-worker";
import { redactError } from "../core/logging.ts";
import { deleteExpiredAccounts } from "../features/account/purge-account.ts";
import {
  deleteStripeCustomer,
  handleStripeEvent,
  reconcileSubscriptions,
  syncFamilySubscriptions,
  transferStripeCustomer,
  updateStripeCustomer,
} from "../features/billing/stripe-jobs.ts";
import { queueMyGiftsMail } from "../features/mine/my-gifts.ts";
import { sendPush } from "../features/push/send-push.ts";
import { deliverWebhook } from "../features/webhooks/deliver-webhook.ts";
import { fetchWishPicture } from "../features/wishlist/fetch-wish-picture.ts";
import type { Deps } from "../services/deps.ts";
import { queueDueMails, requeueLostMails } from "../services/email/delivery/due-mails.ts";
import { MAIL_CONNECTIONS } from "../services/email/delivery/mailer.ts";
import { sendMail } from "../services/email/delivery/send-mail.ts";
import { announceUpdate } from "../services/email/outbox/announce-update.ts";
import { announceDigest } from "../services/email/outbox/digest.ts";
import { queueDueGiftNotices } from "../services/email/outbox/gift-notice.ts";
import { queueAccountNotice } from "../services/email/outbox/queue-mails.ts";
import { parseTaskPayload, type TaskName, type TaskPayload } from "../services/jobs/queue.ts";
import { deleteExpiredData, deleteFile } from "./delete-expired-data.ts";
import { runEverySecond } from "./run-every-second.ts";
import { withStorableErrors } from "./storable-errors.ts";
import { startWatchedRunner } from "./watched-runner.ts";

type WorkerDeps = Pick<
  Deps,
  "db" | "storage" | "clock" | "jobs" | "config" | "mailer" | "stripe" | "failures" | "limiter"
>;
type Handlers = { [T in TaskName]: (deps: WorkerDeps, payload: TaskPayload<T>) => Promise<void> };
type Log = Pick<FastifyBaseLogger, "error" | "warn">;

const handlers: Handlers = {
  "delete-file": deleteFile,
  "fetch-wish-picture": fetchWishPicture,
  "stripe-event": handleStripeEvent,
  "sync-subscription": syncFamilySubscriptions,
  "delete-stripe-customer": deleteStripeCustomer,
  "update-stripe-customer": updateStripeCustomer,
  "hand-over-stripe-customer": transferStripeCustomer,
  "announce-update": announceUpdate,
  "announce-digest": announceDigest,
  "tell-of-account": queueAccountNotice,
  "find-my-gifts": queueMyGiftsMail,
  "send-mail": sendMail,
  "deliver-webhook": deliverWebhook,
  "send-push": sendPush,
};

/** Scheduled tasks by name, with their cron patterns. Scheduled tasks have no payload. */
const crons = {
  sweep: { match: "17 * * * *", work: deleteExpiredData },
  // Runs every hour instead of once a day, because a machine that is off at the scheduled hour would miss a day.
  "closed-accounts": { match: "5 * * * *", work: deleteExpiredAccounts },
  "reconcile-stripe": { match: "41 * * * *", work: reconcileSubscriptions },
  "due-mails": { match: "*/10 * * * *", work: queueDueMails },
  "rescue-mails": { match: "* * * * *", work: requeueLostMails },
  "end-holds": {
    match: "* * * * *",
    work: ({ db, clock }) => deleteAllExpiredHolds(db, clock.now()),
  },
  "release-dead-workers": { match: "* * * * *", work: ({ db }) => releaseDeadWorkers(db) },
} as const satisfies Record<
  string,
  { match: string; work: (deps: WorkerDeps) => Promise<unknown> }
>;

/** Maximum number of concurrent requests to shops, push services and webhooks by the jobs of a process. */
const WEB_JOBS = 3;

export type RunningWorker = {
  /** Returns false while a job runner is down and being restarted. */
  isRunning(): boolean;
  stop(): Promise<void>;
};

/**
 * Runs the queue's jobs in this process until `stop` is called. Several processes can share the queue. Mail and Stripe
 * have their own runners. Shops, push services and webhooks share a runner, so that an unresponsive server delays no
 * other jobs. `url` must connect without a pooler, because the workers use LISTEN and advisory locks. Failed jobs are
 * retried with exponential backoff. Other processes take over the jobs of a dead process within a minute. A runner that
 * stops unexpectedly is restarted, and its current jobs run again.
 */
export async function startWorker(
  deps: WorkerDeps,
  url: string,
  log: Log,
  options: { pollInterval?: number } = {},
): Promise<RunningWorker> {
  const presence = openWorkerPresence(url);
  const shared = {
    connectionString: url,
    noHandleSignals: true,
    pollInterval: options.pollInterval ?? 2_000,
    logger: quietLogger(log),
  };
  const {
    "send-mail": mail,
    "send-push": push,
    "fetch-wish-picture": wishPicture,
    "deliver-webhook": webhook,
    ...tasks
  } = taskList(deps);
  const { "reconcile-stripe": reconcileStripe, ...clockwork } = cronTasks(deps);
  const { general, stripe } = splitTasks(tasks);
  const kinds: RunnerOptions[] = [
    {
      concurrency: 1,
      maxPoolSize: 3,
      taskList: { ...general, ...clockwork },
      parsedCronItems: parseCronItems(
        Object.entries(crons).map(([task, { match }]) => ({ task, match, identifier: task })),
      ),
    },
    {
      concurrency: 1,
      maxPoolSize: 2,
      taskList: { ...stripe, "reconcile-stripe": reconcileStripe },
      parsedCronItems: [],
    },
    {
      concurrency: WEB_JOBS,
      maxPoolSize: WEB_JOBS + 1,
      taskList: {
        "fetch-wish-picture": wishPicture,
        "send-push": push,
        "deliver-webhook": webhook,
      },
      parsedCronItems: [],
    },
    {
      concurrency: MAIL_CONNECTIONS,
      maxPoolSize: MAIL_CONNECTIONS + 1,
      taskList: { "send-mail": mail },
      parsedCronItems: [],
    },
  ];
  const runners = kinds.map((kind) => {
    const shown: string[] = [];
    const start = async () => {
      // Releases the jobs of the previous runner, which stopped unexpectedly.
      for (const pool of shown.splice(0)) await presence.hide(pool);
      await presence.renew();
      await releaseDeadWorkers(deps.db);
      return run({ ...shared, ...kind, preset: runnerPreset(presence, shown) });
    };
    return startWatchedRunner(start, (error) =>
      log.error({ err: redactError(error) }, "worker stopped, and is started again"),
    );
  });
  await Promise.all(runners.map(({ tried }) => tried));
  const giftNotices = runEverySecond(() =>
    deps.failures.tolerate("gift-notices", queueDueGiftNotices(deps)),
  );
  return {
    isRunning: () => runners.every((runner) => runner.isRunning()),
    stop: async () => {
      await giftNotices.stop();
      await Promise.all(runners.map((runner) => runner.stop()));
      await presence.close();
    },
  };
}

/** Separates the jobs that call Stripe from other jobs, because jobs that call Stripe have their own job runner. */
function splitTasks({
  "stripe-event": stripeEvent,
  "sync-subscription": syncSubscription,
  "delete-stripe-customer": deleteCustomer,
  "update-stripe-customer": updateCustomer,
  "hand-over-stripe-customer": handoverCustomer,
  ...general
}: Omit<
  ReturnType<typeof taskList>,
  "send-mail" | "send-push" | "fetch-wish-picture" | "deliver-webhook"
>) {
  return {
    general,
    stripe: {
      "stripe-event": stripeEvent,
      "sync-subscription": syncSubscription,
      "delete-stripe-customer": deleteCustomer,
      "update-stripe-customer": updateCustomer,
      "hand-over-stripe-customer": handoverCustomer,
    },
  };
}

/**
 * Returns a preset that registers a worker pool before its first job, so that other processes do not release the pool's
 * jobs. The pool's ID is added to `shown`.
 *
 * With batches, graphile-worker stops the runner when a job's outcome cannot be recorded. Without batches, an unhandled
 * rejection would end the process.
 */
const runnerPreset = (
  { show }: ReturnType<typeof openWorkerPresence>,
  shown: string[],
): GraphileConfig.Preset => ({
  plugins: [
    {
      name: "show-before-first-job",
      version: "1.0.0",
      worker: {
        hooks: {
          startWorker: (_ctx, { worker }) => {
            const { id } = worker.workerPool;
            if (!shown.includes(id)) shown.push(id);
            return show(id);
          },
        },
      },
    },
  ],
  worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
});

function taskList(deps: WorkerDeps) {
  const bind =
    <T extends TaskName>(name: T) =>
    (payload: unknown) =>
      withStorableErrors(() => handlers[name](deps, parseTaskPayload(name, payload)));
  return {
    "delete-file": bind("delete-file"),
    "fetch-wish-picture": bind("fetch-wish-picture"),
    "stripe-event": bind("stripe-event"),
    "sync-subscription": bind("sync-subscription"),
    "delete-stripe-customer": bind("delete-stripe-customer"),
    "update-stripe-customer": bind("update-stripe-customer"),
    "hand-over-stripe-customer": bind("hand-over-stripe-customer"),
    "announce-update": bind("announce-update"),
    "announce-digest": bind("announce-digest"),
    "tell-of-account": bind("tell-of-account"),
    "find-my-gifts": bind("find-my-gifts"),
    "send-mail": bind("send-mail"),
    "deliver-webhook": bind("deliver-webhook"),
    "send-push": bind("send-push"),
  } satisfies Record<TaskName, unknown>;
}

const cronTasks = (deps: WorkerDeps): TaskList =>
  Object.fromEntries(
    Object.entries(crons).map(([task, { work }]) => [
      task,
      () => withStorableErrors(async () => void (await work(deps))),
    ]),
  );

/** Returns a logger that omits job payloads, which graphile-worker's own logger prints. */
function quietLogger(log: Log): Logger {
  return new Logger((scope) => (level, _message, meta) => {
    if (level !== "error" && level !== "warning") return;
    const facts = {
      task: scope.taskIdentifier,
      job: scope.jobId,
      err: meta?.error === undefined ? undefined : redactError(meta.error),
    };
    log[level === "error" ? "error" : "warn"](facts, "worker");
  });
}

import { deleteAllExpiredHolds } from "@giftling/db/queries/gifts/holds";
import { releaseJobsOfDeadWorkers } from "@giftling/db/queries/operation/jobs";
import { openWorkerPresence } from "@giftling/db/worker-presence";
import type { FastifyBaseLogger } from "fastify";
import { Logger, parseCronItems, type RunnerOptions, run, type TaskList } from "graphile-worker";
import { deleteExpiredAccounts } from "../features/account/purge-account.ts";
import {
  deleteStripeCustomer,
  handleStripeEvent,
  reconcileSubscriptions,
  transferStripeCustomer,
  updateStripeCustomer,
} from "../features/billing/stripe-jobs.ts";
import { syncSubscription } from "../features/billing/sync-subscription.ts";
import { queueMyGiftsMail } from "../features/mine/my-gifts.ts";
import { sendPushNotification } from "../features/push/send-push-notification.ts";
import { deliverWebhook } from "../features/webhooks/deliver-webhook.ts";
import { fetchWishPicture } from "../features/wishlist/fetch-wish-picture.ts";
import type { Deps } from "../services/deps.ts";
import { queueDueMails, requeueLostMails } from "../services/email/delivery/due-mails.ts";
import { MAX_SMTP_CONNECTIONS } from "../services/email/delivery/mailer.ts";
import { sendMail } from "../services/email/delivery/send-mail.ts";
import { announceUpdate } from "../services/email/outbox/announce-update.ts";
import { announceDigest } from "../services/email/outbox/digest.ts";
import { queueDueGiftNotices } from "../services/email/outbox/gift-notice.ts";
import { queueAccountNotice } from "../services/email/outbox/queue-mails.ts";
import {
  parseTaskPayload,
  TASK_NAMES,
  type TaskName,
  type TaskPayload,
} from "../services/jobs/queue.ts";
import { deleteExpiredData, deleteUnreferencedFile } from "./delete-expired-data.ts";
import { withStorableErrors } from "./storable-errors.ts";
import { startSupervisedRunner } from "./watched-runner.ts";

type WorkerDeps = Pick<
  Deps,
  "db" | "storage" | "clock" | "jobs" | "config" | "mailer" | "stripe" | "failures" | "limiter"
>;
type RunnerName = "general" | "stripe" | "web" | "mail";
type Log = Pick<FastifyBaseLogger, "error" | "warn">;

/** Maximum number of concurrent requests to shops, push services and webhooks by the jobs of a process. */
const WEB_JOBS = 3;

/** Job runners of a process. Jobs of one runner do not delay the jobs of another runner. */
const RUNNERS: Readonly<Record<RunnerName, Pick<RunnerOptions, "concurrency" | "maxPoolSize">>> = {
  general: { concurrency: 1, maxPoolSize: 3 },
  stripe: { concurrency: 1, maxPoolSize: 2 },
  web: { concurrency: WEB_JOBS, maxPoolSize: WEB_JOBS + 1 },
  mail: { concurrency: MAX_SMTP_CONNECTIONS, maxPoolSize: MAX_SMTP_CONNECTIONS + 1 },
};

type Tasks = {
  [T in TaskName]: {
    runner: RunnerName;
    work: (deps: WorkerDeps, payload: TaskPayload<T>) => Promise<void>;
  };
};

const tasks: Tasks = {
  "delete-file": { runner: "general", work: deleteUnreferencedFile },
  "fetch-wish-picture": { runner: "web", work: fetchWishPicture },
  "stripe-event": { runner: "stripe", work: handleStripeEvent },
  "sync-subscription": {
    runner: "stripe",
    work: (deps, { familyId }) => syncSubscription(deps, familyId),
  },
  "delete-stripe-customer": { runner: "stripe", work: deleteStripeCustomer },
  "update-stripe-customer": { runner: "stripe", work: updateStripeCustomer },
  "hand-over-stripe-customer": { runner: "stripe", work: transferStripeCustomer },
  "announce-update": { runner: "general", work: announceUpdate },
  "announce-digest": { runner: "general", work: announceDigest },
  "tell-of-account": { runner: "general", work: queueAccountNotice },
  "find-my-gifts": { runner: "general", work: queueMyGiftsMail },
  "send-mail": { runner: "mail", work: sendMail },
  "deliver-webhook": { runner: "web", work: deliverWebhook },
  "send-push": { runner: "web", work: sendPushNotification },
};

type Cron = { match: string; runner: RunnerName; work: (deps: WorkerDeps) => Promise<unknown> };

/** Scheduled tasks by name, with their cron patterns. Scheduled tasks have no payload. */
const crons: Readonly<Record<string, Cron>> = {
  sweep: { match: "17 * * * *", runner: "general", work: deleteExpiredData },
  // Runs every hour instead of once a day, because a machine that is off at the scheduled hour would miss a day.
  "closed-accounts": { match: "5 * * * *", runner: "general", work: deleteExpiredAccounts },
  "reconcile-stripe": { match: "41 * * * *", runner: "stripe", work: reconcileSubscriptions },
  "due-mails": { match: "*/10 * * * *", runner: "general", work: queueDueMails },
  "rescue-mails": { match: "* * * * *", runner: "general", work: requeueLostMails },
  "end-holds": {
    match: "* * * * *",
    runner: "general",
    work: ({ db, clock }) => deleteAllExpiredHolds(db, clock.now()),
  },
  "release-dead-workers": {
    match: "* * * * *",
    runner: "general",
    work: ({ db }) => releaseJobsOfDeadWorkers(db),
  },
};

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
  const cronItems = parseCronItems(
    Object.entries(crons).map(([task, { match }]) => ({ task, match, identifier: task })),
  );
  const runners = (Object.keys(RUNNERS) as RunnerName[]).map((name) => {
    const kind = {
      ...RUNNERS[name],
      taskList: listTasks(deps, name),
      parsedCronItems: name === "general" ? cronItems : [],
    };
    const shown: string[] = [];
    const start = async () => {
      // Releases the jobs of the previous runner, which stopped unexpectedly.
      for (const pool of shown.splice(0)) await presence.hide(pool);
      await presence.renew();
      await releaseJobsOfDeadWorkers(deps.db);
      return run({ ...shared, ...kind, preset: runnerPreset(presence, shown) });
    };
    return startSupervisedRunner(start, (error) =>
      log.error({ err: error }, "worker stopped, and is started again"),
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

/** Returns the tasks and the scheduled tasks of a job runner. */
function listTasks(deps: WorkerDeps, runner: RunnerName): TaskList {
  const runTask = <T extends TaskName>(task: T, payload: unknown) =>
    tasks[task].work(deps, parseTaskPayload(task, payload));
  const list: TaskList = {};
  for (const task of TASK_NAMES.filter((name) => tasks[name].runner === runner)) {
    list[task] = (payload) => withStorableErrors(() => runTask(task, payload));
  }
  for (const [task, cron] of Object.entries(crons).filter(([, one]) => one.runner === runner)) {
    list[task] = () => withStorableErrors(async () => void (await cron.work(deps)));
  }
  return list;
}

/** Returns a logger that omits job payloads, which graphile-worker's own logger prints. */
function quietLogger(log: Log): Logger {
  return new Logger((scope) => (level, _message, meta) => {
    if (level !== "error" && level !== "warning") return;
    const facts = {
      task: scope.taskIdentifier,
      job: scope.jobId,
      err: meta?.error,
    };
    log[level === "error" ? "error" : "warn"](facts, "worker");
  });
}

/** Runs `work` repeatedly, one second after the previous run ended. `stop` waits for the current run. */
function runEverySecond(work: () => Promise<unknown>): { stop(): Promise<void> } {
  let isStopped = false;
  let lastRun: Promise<void> = Promise.resolve();
  let timer = setTimeout(start, 1_000);

  function start(): void {
    lastRun = repeat();
  }

  async function repeat(): Promise<void> {
    await work();
    if (!isStopped) timer = setTimeout(start, 1_000);
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await lastRun;
    },
  };
}

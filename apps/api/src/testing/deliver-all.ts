import { queueMyGiftsMail } from "../features/mine/my-gifts.ts";
import type { Deps } from "../services/deps.ts";
import { sendMail } from "../services/email/delivery/deliver.ts";
import { queueAccountNotice } from "../services/email/outbox/account-notice.ts";
import { announceUpdate } from "../services/email/outbox/announce-update.ts";
import { queueDueGiftNotices } from "../services/email/outbox/gift-notice.ts";
import { parseTaskPayload } from "../services/jobs/queue.ts";

/** The worker's mail tasks. */
const MAIL_TASKS = {
  "announce-update": (deps: Deps, payload: unknown) =>
    announceUpdate(deps, parseTaskPayload("announce-update", payload)),
  "send-mail": (deps: Deps, payload: unknown) =>
    sendMail(deps, parseTaskPayload("send-mail", payload)),
  "find-my-gifts": (deps: Deps, payload: unknown) =>
    queueMyGiftsMail(deps, parseTaskPayload("find-my-gifts", payload)),
  "tell-of-account": (deps: Deps, payload: unknown) =>
    queueAccountNotice(deps, parseTaskPayload("tell-of-account", payload)),
};

type Waiting = { id: string; task_identifier: keyof typeof MAIL_TASKS; payload: unknown };

/**
 * Queues the due gift notices. Then runs all of the worker's mail jobs one by one, including retries and jobs queued
 * meanwhile.
 */
export async function deliverAllMails(deps: Deps): Promise<void> {
  const { db } = deps;
  await queueDueGiftNotices(deps);
  const done = new Set<string>();
  for (;;) {
    const waiting = await db.execute<Waiting>(
      `select jobs.id, task_identifier, payload from graphile_worker.jobs
       join graphile_worker._private_jobs as private on private.id = jobs.id
       where task_identifier in ('announce-update', 'send-mail', 'tell-of-account', 'find-my-gifts') order by jobs.id`,
    );
    const next = waiting.find(({ id }) => !done.has(id));
    if (!next) return;
    done.add(next.id);
    await db.execute(`delete from graphile_worker._private_jobs where id = ${next.id}`);
    await MAIL_TASKS[next.task_identifier](deps, next.payload);
  }
}

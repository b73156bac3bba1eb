import { deleteJob, listJobs } from "@giftling/db/testing/jobs";
import { queueMyGiftsMail } from "../features/mine/my-gifts.ts";
import type { Deps } from "../services/deps.ts";
import { sendMail } from "../services/email/delivery/send-mail.ts";
import { announceUpdate } from "../services/email/outbox/announce-update.ts";
import { announceDigest } from "../services/email/outbox/digest.ts";
import { queueDueGiftNotices } from "../services/email/outbox/gift-notice.ts";
import { queueAccountNotice } from "../services/email/outbox/queue-mails.ts";
import { parseTaskPayload } from "../services/jobs/queue.ts";

/** Worker tasks that queue or send mail, by name. */
const MAIL_TASKS: Record<string, (deps: Deps, payload: unknown) => Promise<void>> = {
  "announce-update": (deps, payload) =>
    announceUpdate(deps, parseTaskPayload("announce-update", payload)),
  "announce-digest": (deps, payload) =>
    announceDigest(deps, parseTaskPayload("announce-digest", payload)),
  "send-mail": (deps, payload) => sendMail(deps, parseTaskPayload("send-mail", payload)),
  "find-my-gifts": (deps, payload) =>
    queueMyGiftsMail(deps, parseTaskPayload("find-my-gifts", payload)),
  "tell-of-account": (deps, payload) =>
    queueAccountNotice(deps, parseTaskPayload("tell-of-account", payload)),
};

/** Queues the due gift notices, then runs the mail jobs, including retries, until no job is left. */
export async function deliverAllMails(deps: Deps): Promise<void> {
  await queueDueGiftNotices(deps);
  for (;;) {
    const next = (await listJobs(deps.db)).find(({ task }) => task in MAIL_TASKS);
    if (!next) return;
    await deleteJob(deps.db, next.id);
    await MAIL_TASKS[next.task]?.(deps, next.payload);
  }
}

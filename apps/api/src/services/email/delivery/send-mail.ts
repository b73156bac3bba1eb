import {
  claimMail,
  countRecipientMails,
  lockQueuedMail,
  type MailRow,
  postponeMail,
  settleMail,
} from "@giftling/db/queries/operation/mail-outbox";
import { addDays } from "@giftling/domain";
import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import type { ComposedMail, MailKindDefinition, MailOutcome } from "../composition/mail-kind.ts";
import { scheduleMail } from "../outbox/outbox.ts";
import { queuePushNotifications } from "../outbox/queue-push-notifications.ts";
import { mailKindsByName } from "../registry.ts";
import { MailError } from "./mailer.ts";

/** Duration of a mail's lease in milliseconds, longer than all SMTP timeouts together. */
const LEASE_MS = 120_000;

/** Delays in seconds after failed attempts. The last delay repeats until the mail is a day old. */
const PAUSES = [5, 30, 120, 300, 600, 1_200, 2_400, 3_600] as const;

/** Maximum number of mails of all kinds to one address in 24 hours. A kind can have a lower limit (`mostADay`). */
const DAILY_CAP = 20;
const OVER_CAP_SECONDS = 3_600;

type DeliverDeps = Pick<Deps, "db" | "clock" | "config" | "jobs" | "mailer">;
type End = { status: MailOutcome["status"]; problem: string | null };

/**
 * Sends a queued mail of the outbox while holding the mail's lease. A crash directly after the delivery causes a second
 * delivery. If another process holds the lease, schedules a retry for the end of the lease. A mail that the server
 * permanently rejects becomes "failed". Other SMTP errors are retried with increasing delays, and after a day the mail
 * becomes "dead" (`giftling jobs`). Retries have no time limit without an SMTP server. Rethrows internal errors, so
 * that the queue logs the error (rule: mail-outbox).
 */
export async function sendMail(deps: DeliverDeps, { mailId }: TaskPayload<"send-mail">) {
  const now = deps.clock.now();
  const mail = await claimMail(deps.db, mailId, now, new Date(now.getTime() + LEASE_MS));
  if (!mail) return retryAfterLease(deps, mailId, now);
  try {
    await attempt(deps, mail);
  } catch (error) {
    await releaseMail(deps, mail);
    throw error;
  }
}

/** Enqueues a job for the end of the lease of a mail that could not be claimed. Ignores a finished mail. */
async function retryAfterLease(
  { db, jobs }: Pick<DeliverDeps, "db" | "jobs">,
  mailId: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const nextTry = await lockQueuedMail(tx, mailId);
    if (!nextTry) return;
    const seconds = Math.max(0, (nextTry.getTime() - now.getTime()) / 1_000);
    await scheduleMail(jobs, tx, mailId, seconds);
  });
}

/** Releases a mail after an internal error, for a retry of the job. Marks a mail older than a day as "dead". */
async function releaseMail(deps: DeliverDeps, mail: MailRow): Promise<void> {
  const now = deps.clock.now();
  if (now > addDays(mail.queuedAt, 1)) {
    return settle(deps, mail, { status: "dead", problem: "INTERNAL" });
  }
  await postponeMail(deps.db, mail.id, now, "INTERNAL");
}

async function attempt(deps: DeliverDeps, mail: MailRow): Promise<void> {
  const kind = mailKindsByName.get(mail.kind);
  if (!kind) throw new Error(`No kind of mail is named "${mail.kind}"`);
  const { beforeTry } = kind;
  if (beforeTry) await deps.db.transaction((tx) => beforeTry(tx, deps, mail));
  const pushedIds = await queuePushNotifications(deps, mail, kind);
  const composed = await kind.compose(deps, mail);
  if (!composed) return settle(deps, mail, { status: "dropped", problem: null }, pushedIds);
  if (await isOverCap(deps, mail, kind)) return postpone(deps, mail, OVER_CAP_SECONDS, "OVER_CAP");
  const problem = await renderAndSend(deps, mail, composed);
  if (!problem) {
    return settle(deps, mail, { status: "sent", problem: null }, composed.itemIds);
  }
  if (problem.isForGood) return settle(deps, mail, { status: "failed", problem: problem.code });
  const pause = PAUSES[Math.min(mail.attempts, PAUSES.length) - 1] ?? PAUSES[0];
  const next = deps.clock.now().getTime() + pause * 1_000;
  // Without an SMTP server, a mail waits until a server is configured.
  const isWaiting = deps.config.mail.smtpUrl === null;
  if (!isWaiting && next > addDays(mail.queuedAt, 1).getTime()) {
    return settle(deps, mail, { status: "dead", problem: problem.code });
  }
  return postpone(deps, mail, pause, problem.code);
}

/** Renders a mail and sends it to the SMTP server. Returns null on success, and the SMTP error on failure. */
async function renderAndSend(
  { mailer, config }: DeliverDeps,
  mail: MailRow,
  { to, content, unsubscribeUrl, replyTo }: ComposedMail,
): Promise<MailError | null> {
  // Imported with the first mail, so that a process that only serves pages does not load React Email (40 MB).
  const { renderMail } = await import("../composition/render.tsx");
  const rendered = await renderMail(content);
  const domain = /@([^\s<>]+?)>?$/.exec(config.mail.from)?.[1] ?? new URL(config.origin).hostname;
  try {
    const messageId = `${mail.id}@${domain}`;
    const { language } = content;
    await mailer.send({ to, ...rendered, language, unsubscribeUrl, replyTo, messageId });
    return null;
  } catch (error) {
    if (error instanceof MailError) return error;
    throw error;
  }
}

async function isOverCap(
  { db, clock }: DeliverDeps,
  mail: MailRow,
  { mostADay = DAILY_CAP }: MailKindDefinition,
): Promise<boolean> {
  if (mostADay === Number.POSITIVE_INFINITY) return false;
  const counts = await countRecipientMails(db, mail.recipientHash, addDays(clock.now(), -1));
  const sent = counts.filter(({ status }) => status === "sent");
  const total = sent.reduce((sum, { count }) => sum + count, 0);
  const ofKind = sent.find(({ kind }) => kind === mail.kind)?.count ?? 0;
  return total >= DAILY_CAP || ofKind >= mostADay;
}

/** Makes a mail available for another attempt after `seconds`, and enqueues the attempt. */
async function postpone(
  { db, clock, jobs }: DeliverDeps,
  mail: MailRow,
  seconds: number,
  problem: string,
): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + seconds * 1_000);
  await db.transaction(async (tx) => {
    await postponeMail(tx, mail.id, dueAt, problem);
    await scheduleMail(jobs, tx, mail.id, seconds);
  });
}

/** Stores a mail's final status and runs the hooks of the mail's kind, in the documented lock order. */
async function settle(
  deps: DeliverDeps,
  mail: MailRow,
  { status, problem }: End,
  itemIds?: readonly string[],
): Promise<void> {
  const kind = mailKindsByName.get(mail.kind);
  const end = { status, itemIds, at: deps.clock.now() };
  await deps.db.transaction(async (tx) => {
    await kind?.beforeSettled?.(tx, deps, mail, end);
    await settleMail(tx, mail, { status, problem, settledAt: end.at });
    await kind?.afterSettled?.(tx, deps, mail, end);
  });
}

import type { Executor } from "@giftling/db/client";
import { settleThankYou } from "@giftling/db/queries/gratitude/thank-yous";
import { moveConfirmation } from "@giftling/db/queries/hub/supporters";
import { endNotice, listGiftsAwaitingNotice } from "@giftling/db/queries/mail/facts";
import {
  claimMail,
  countMailsTo,
  type MailRow,
  type MailStatus,
  postponeMail,
  settleMail,
} from "@giftling/db/queries/mail/outbox";
import { addDays } from "@giftling/domain";
import { sha256 } from "../crypto/tokens.ts";
import type { Deps } from "../deps.ts";
import type { TaskPayload } from "../jobs/queue.ts";
import type { Composed } from "./compose.ts";
import { mailFacts } from "./facts.ts";
import { announceGifts } from "./gift-notice.ts";
import { MailProblem } from "./mailer.ts";
import { sendLater } from "./outbox.ts";
import { confirmationToken } from "./tokens.ts";

/** How long a process may have a mail before another may think it dead, in milliseconds: more than every timeout together. */
const LEASE_MS = 120_000;

/** Seconds to the next try, after the first, second, … The last one repeats until a day is over. */
const PAUSES = [5, 30, 120, 300, 600, 1_200, 2_400, 3_600] as const;

/** Most mails that leave for one address in 24 hours: of all kinds, and news of children. What is over waits for an hour. */
const DAILY_CAP = 20;
const DAILY_UPDATES_CAP = 6;
const OVER_CAP_SECONDS = 3_600;

type DeliverDeps = Pick<Deps, "db" | "clock" | "config" | "jobs" | "mailer">;
type End = { status: Exclude<MailStatus, "queued">; problem: string | null };

/**
 * Sends one mail of the outbox (D21), at least once. One process at a time has it; one that was sent, refused or given up
 * stays as it is. A refusal for good ends it, everything else is tried again with growing pauses for a day; then it waits
 * for an operator (`pnpm jobs`).
 */
export async function sendMail(
  deps: DeliverDeps,
  { mailId }: TaskPayload<"send-mail">,
): Promise<void> {
  const now = deps.clock.now();
  const mail = await claimMail(deps.db, mailId, now, new Date(now.getTime() + LEASE_MS));
  if (!mail) return;
  try {
    await attempt(deps, mail);
  } catch (error) {
    await giveBack(deps, mail);
    throw error;
  }
}

/** A failure of our own: the job is tried again by the queue, and the mail not for longer than a day. */
async function giveBack(deps: DeliverDeps, mail: MailRow): Promise<void> {
  const now = deps.clock.now();
  if (now > addDays(mail.queuedAt, 1)) {
    return settle(deps, mail, { status: "dead", problem: "INTERNAL" });
  }
  await postponeMail(deps.db, mail.id, now, "INTERNAL");
}

async function attempt(deps: DeliverDeps, mail: MailRow): Promise<void> {
  // Loaded with the first mail: whoever only serves pages needs none of it.
  const { compose } = await import("./compose.ts");
  const composed = await compose(deps, mail);
  if (!composed) return settle(deps, mail, { status: "dropped", problem: null });
  if (await isOverCap(deps, mail)) return postpone(deps, mail, OVER_CAP_SECONDS, "OVER_CAP");
  const problem = await handOver(deps, mail, composed);
  if (!problem) return settle(deps, mail, { status: "sent", problem: null }, composed);
  if (problem.isForGood) return settle(deps, mail, { status: "failed", problem: problem.code });
  const pause = PAUSES[Math.min(mail.attempts, PAUSES.length) - 1] ?? PAUSES[0];
  const next = deps.clock.now().getTime() + pause * 1_000;
  if (next > addDays(mail.queuedAt, 1).getTime()) {
    return settle(deps, mail, { status: "dead", problem: problem.code });
  }
  return postpone(deps, mail, pause, problem.code);
}

async function handOver(
  { mailer, config }: DeliverDeps,
  mail: MailRow,
  { to, letter, unsubscribeUrl }: Composed,
): Promise<MailProblem | null> {
  const { renderLetter } = await import("./render.ts");
  const words = await renderLetter(letter);
  const domain = /@([^\s<>]+?)>?$/.exec(config.mail.from)?.[1] ?? new URL(config.origin).hostname;
  try {
    await mailer.send({ to, ...words, unsubscribeUrl, messageId: `${mail.id}@${domain}` });
    return null;
  } catch (error) {
    if (error instanceof MailProblem) return error;
    throw error;
  }
}

async function isOverCap({ db, clock }: DeliverDeps, mail: MailRow): Promise<boolean> {
  const counts = await countMailsTo(db, mail.recipientHash, addDays(clock.now(), -1));
  const sent = counts.filter(({ status }) => status === "sent");
  const total = sent.reduce((sum, { count }) => sum + count, 0);
  const updates = sent.find(({ kind }) => kind === "new-update")?.count ?? 0;
  return total >= DAILY_CAP || (mail.kind === "new-update" && updates >= DAILY_UPDATES_CAP);
}

async function postpone(
  { db, clock, jobs }: DeliverDeps,
  mail: MailRow,
  seconds: number,
  problem: string,
): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + seconds * 1_000);
  await db.transaction(async (tx) => {
    await postponeMail(tx, mail.id, dueAt, problem);
    await sendLater(jobs, tx, mail.id, seconds);
  });
}

/** Ends the mail's way and tells whom it concerns, together: first the thing it was about, then the mail, as everybody does. */
async function settle(
  deps: DeliverDeps,
  mail: MailRow,
  end: End,
  composed: Composed | null = null,
): Promise<void> {
  const settledAt = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await follow(tx, deps, mail, end, composed, settledAt);
    await settleMail(tx, mail, { ...end, settledAt });
    // What was given while this mail was on its way is told by the next.
    const { userId } = mail;
    if (mail.kind !== "gift-recorded" || userId === null || end.status === "dead") return;
    if ((await listGiftsAwaitingNotice(tx, userId)).length > 0) {
      await announceGifts(tx, deps, userId);
    }
  });
}

async function follow(
  tx: Executor,
  { config }: DeliverDeps,
  mail: MailRow,
  { status }: End,
  composed: Composed | null,
  now: Date,
): Promise<void> {
  if (mail.kind === "thank-you") {
    const { thankYouId } = mailFacts["thank-you"].parse(mail.facts);
    await settleThankYou(tx, thankYouId, status, now);
  }
  if (mail.kind === "gift-recorded" && mail.userId !== null && status !== "dead") {
    // Without an answer to "which ones" it was refused, or is not wanted: of all there are, then.
    await endNotice(tx, mail.userId, composed?.giftIds);
  }
  if (mail.kind === "confirm-address" && mail.contactId !== null && status === "sent") {
    const tokenHash = sha256(confirmationToken(config.secret, mail.id));
    await moveConfirmation(tx, mail.contactId, tokenHash, now);
  }
}

import { listPastDue, listTrialsEnding } from "@giftling/db/queries/mail/due";
import { addDays } from "@giftling/domain";
import type { Deps } from "../deps.ts";
import { type QueuedMail, queueMails } from "./outbox.ts";

/** How long before its end a trial is told of, in days. */
const TRIAL_NOTICE_DAYS = 3;

/** What is older was told by an earlier run, or is no news any more, in days. */
const NEWS_DAYS = 2;

type DueDeps = Pick<Deps, "db" | "clock" | "config" | "jobs">;
type ParentMail =
  | QueuedMail<"trial-ending">
  | QueuedMail<"trial-ended">
  | QueuedMail<"payment-failed">;

/**
 * Queues what a family's plan gives reason to tell: a trial that ends in three days or has ended, a payment that was
 * refused. It reads the truth as often as it likes: each thing is told once, and only if it still holds
 * when the mail leaves.
 */
export async function queueDueMails(deps: DueDeps): Promise<void> {
  if (!deps.config.billing) return;
  for (const mail of await dueMails(deps)) {
    await deps.db.transaction((tx) => queueMails(tx, deps, [mail]));
  }
}

async function dueMails({ db, clock }: DueDeps): Promise<ParentMail[]> {
  const now = clock.now();
  const since = addDays(now, -NEWS_DAYS);
  const [ending, ended, pastDue] = await Promise.all([
    listTrialsEnding(db, now, addDays(now, TRIAL_NOTICE_DAYS)),
    listTrialsEnding(db, since, now),
    listPastDue(db),
  ]);
  const trial = <K extends "trial-ending" | "trial-ended">(
    kind: K,
    { userId, email, trialEndsAt }: (typeof ending)[number],
  ) => {
    const at = trialEndsAt.toISOString();
    const to = { userId, email };
    return { kind, to, facts: { trialEndsAt: at }, dedupeKey: `${kind}:${userId}:${at}` };
  };
  return [
    ...ending.map((one) => trial("trial-ending", one)),
    ...ended.map((one) => trial("trial-ended", one)),
    ...pastDue.map(({ userId, email, currentPeriodEnd }) => ({
      kind: "payment-failed" as const,
      to: { userId, email },
      facts: {},
      dedupeKey: `payment-failed:${userId}:${currentPeriodEnd?.toISOString() ?? "first"}`,
    })),
  ];
}

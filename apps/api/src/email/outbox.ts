import type { Executor } from "@giftling/db/client";
import { newId } from "@giftling/db/queries/ids";
import { insertMails } from "@giftling/db/queries/mail/outbox";
import type { Deps } from "../deps.ts";
import type { Recipients, StoredFacts } from "./mail-kind.ts";
import type { MailFacts, MailKind, MailRecipient } from "./registry.ts";
import { recipientHash } from "./tokens.ts";

type OutboxDeps = Pick<Deps, "jobs" | "clock" | "config">;

/** A mail to be queued, with the facts and the recipient of its kind. */
export type QueuedMail<K extends MailKind = MailKind> = {
  [One in K]: {
    id?: string;
    kind: One;
    to: MailRecipient<One> & { email: string };
    facts: MailFacts<One>;
    /** The same kind is queued once for each such key, ever. Without one it is queued each time. */
    onceFor?: string;
  };
}[K];

/** The same where the kind is known only when the program runs. */
type AnyMail = {
  id?: string;
  kind: string;
  to: Recipients[keyof Recipients] & { email: string };
  facts: StoredFacts;
  onceFor?: string;
};

/** A row of the outbox, not stored yet. */
export function mailRow(
  { clock, config }: Pick<OutboxDeps, "clock" | "config">,
  { id = newId(), kind, to: { email, ...recipient }, facts, onceFor }: AnyMail,
) {
  const now = clock.now();
  return {
    id,
    kind,
    ...recipient,
    recipientHash: recipientHash(config.secret, email),
    facts,
    dedupeKey: onceFor === undefined ? null : `${kind}:${onceFor}`,
    queuedAt: now,
    dueAt: now,
  };
}

/** Queues the job that sends a mail of the outbox, after `delaySeconds`. */
export const sendLater = (
  jobs: Deps["jobs"],
  tx: Executor,
  mailId: string,
  delaySeconds = 0,
): Promise<void> => jobs.enqueue(tx, "send-mail", { mailId }, { key: mailId, delaySeconds });

/**
 * Queues mails in the caller's transaction: they leave after the commit, at least once, and never when it is rolled back
 * (rule: mail-outbox).
 */
export const queueMails = (
  tx: Executor,
  deps: OutboxDeps,
  mails: readonly QueuedMail[],
): Promise<void> => queueAnyMails(tx, deps, mails);

/** `queueMails` for what the registry's kinds say is due: each kind has checked its own facts. */
export async function queueAnyMails(
  tx: Executor,
  deps: OutboxDeps,
  mails: readonly AnyMail[],
): Promise<void> {
  const inserted = await insertMails(
    tx,
    mails.map((mail) => mailRow(deps, mail)),
  );
  for (const mailId of inserted) await sendLater(deps.jobs, tx, mailId);
}

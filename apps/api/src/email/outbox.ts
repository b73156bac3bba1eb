import type { Executor } from "@giftling/db/client";
import { newId } from "@giftling/db/queries/ids";
import { insertMails, type MailKind } from "@giftling/db/queries/mail/outbox";
import type { Deps } from "../deps.ts";
import type { MailFacts } from "./facts.ts";
import { recipientHash } from "./tokens.ts";

type OutboxDeps = Pick<Deps, "jobs" | "clock" | "config">;

/** Whom a mail is for: a parent, a supporter's address, or an address that nobody else keeps any more. */
export type Recipient = { userId: string } | { contactId: string } | { recipient: string };

export type QueuedMail<K extends MailKind> = {
  id?: string;
  kind: K;
  to: Recipient & { email: string };
  facts: MailFacts<K>;
  /** What must not be told twice: another mail with the same key is not written. */
  dedupeKey?: string;
};

/** A row of the outbox, and nothing stored yet. */
export function mailRow<K extends MailKind>(
  { clock, config }: Pick<OutboxDeps, "clock" | "config">,
  { id = newId(), kind, to: { email, ...recipient }, facts, dedupeKey }: QueuedMail<K>,
) {
  const now = clock.now();
  return {
    id,
    kind,
    ...recipient,
    recipientHash: recipientHash(config.secret, email),
    facts,
    dedupeKey: dedupeKey ?? null,
    queuedAt: now,
    dueAt: now,
  };
}

/** Lets the worker send a mail of the outbox, after `delaySeconds`. */
export const sendLater = (
  jobs: Deps["jobs"],
  tx: Executor,
  mailId: string,
  delaySeconds = 0,
): Promise<void> => jobs.enqueue(tx, "send-mail", { mailId }, { key: mailId, delaySeconds });

/**
 * Puts mail in the outbox in the caller's transaction (D21): it leaves after the commit, at least once, and never when the
 * transaction is rolled back.
 */
export async function queueMails<K extends MailKind>(
  tx: Executor,
  deps: OutboxDeps,
  mails: readonly QueuedMail<K>[],
): Promise<void> {
  const inserted = await insertMails(
    tx,
    mails.map((mail) => mailRow(deps, mail)),
  );
  for (const mailId of inserted) await sendLater(deps.jobs, tx, mailId);
}

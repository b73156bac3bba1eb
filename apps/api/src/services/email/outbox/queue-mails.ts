import type { Executor } from "@giftling/db/client";
import type { Language } from "@giftling/domain";
import type { MailFacts, MailKind, MailRecipient } from "../registry.ts";
import { type OutboxDeps, queueUnvalidatedMails } from "./outbox.ts";

/** Mail to queue, with the facts and the recipient of its kind. */
type QueuedMail = {
  [K in MailKind]: {
    id?: string;
    kind: K;
    to: MailRecipient<K> & { email: string };
    facts: MailFacts<K>;
    /** Language of the mail. Defaults to the recipient's language when the mail is sent (rule: languages). */
    language?: Language | null;
    /** Deduplication key of the kind. Deleted 90 days after the mail is sent (worker/sweep.ts). */
    onceFor?: string;
  };
}[MailKind];

/**
 * Queues mails in the caller's transaction. They are sent after the commit, at least once, and never after a rollback
 * (rule: mail-outbox).
 */
export const queueMails = (
  tx: Executor,
  deps: OutboxDeps,
  mails: readonly QueuedMail[],
): Promise<void> => queueUnvalidatedMails(tx, deps, mails);

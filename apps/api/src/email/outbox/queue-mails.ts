import type { Executor } from "@giftling/db/client";
import type { Language } from "@giftling/domain";
import type { MailFacts, MailKind, MailRecipient } from "../registry.ts";
import { type OutboxDeps, queueAnyMails } from "./outbox.ts";

/** A mail to be queued, with the facts and the recipient of its kind. */
type QueuedMail = {
  [K in MailKind]: {
    id?: string;
    kind: K;
    to: MailRecipient<K> & { email: string };
    facts: MailFacts<K>;
    /** What it is in; left out: what its receiver reads when it leaves (rule: languages). */
    language?: Language | null;
    /** The same kind is queued once for each such key; it is forgotten 90 days after the mail left (worker/sweep.ts). */
    onceFor?: string;
  };
}[MailKind];

/**
 * Queues mails in the caller's transaction: they leave after the commit, at least once, and never when it is rolled back
 * (rule: mail-outbox).
 */
export const queueMails = (
  tx: Executor,
  deps: OutboxDeps,
  mails: readonly QueuedMail[],
): Promise<void> => queueAnyMails(tx, deps, mails);

import type { Executor } from "@giftling/db/client";
import { listBlockedAddressHashes } from "@giftling/db/queries/contacts/refused-addresses";
import { createId } from "@giftling/db/queries/core/ids";
import { listMembers } from "@giftling/db/queries/family/members";
import { insertMails } from "@giftling/db/queries/operation/mail-outbox";
import type { Language } from "@giftling/domain";
import type { Deps } from "../../deps.ts";
import type { RecipientColumns, StoredMailFacts } from "../composition/mail-kind.ts";
import { hashRecipient } from "../composition/tokens.ts";

export type OutboxDeps = Pick<Deps, "jobs" | "clock" | "config">;

/** Mail of any kind to be stored in the outbox. */
export type OutboxMail = {
  id?: string;
  kind: string;
  to: RecipientColumns[keyof RecipientColumns] & { email: string };
  facts: StoredMailFacts;
  /** Language of the mail. Defaults to the recipient's language when the mail is sent (rule: languages). */
  language?: Language | null;
  /** Deduplication key within the mail kind, which is deleted 90 days after the mail is sent. */
  onceFor?: string;
};

/** Returns the outbox row of a mail that is due after `delaySeconds`. */
export function createMailRow(
  { clock, config }: OutboxDeps,
  {
    id = createId(),
    kind,
    to: { email, ...recipient },
    facts,
    language = null,
    onceFor,
  }: OutboxMail,
  delaySeconds: number,
) {
  const now = clock.now();
  return {
    id,
    kind,
    ...recipient,
    recipientHash: hashRecipient(config.secret, email),
    facts,
    language,
    dedupeKey: onceFor === undefined ? null : `${kind}:${onceFor}`,
    queuedAt: now,
    dueAt: new Date(now.getTime() + delaySeconds * 1_000),
  };
}

/** Enqueues the job that sends a mail of the outbox after `delaySeconds`, in the caller's transaction. */
export function scheduleMail(jobs: Deps["jobs"], tx: Executor, mailId: string, delaySeconds = 0) {
  return jobs.enqueue(tx, "send-mail", { mailId }, { key: mailId, delaySeconds });
}

/** Returns a family's parents as mail recipients, the owner first. Omits parents without an e-mail address. */
export async function listMemberAddresses(db: Executor, familyId: string) {
  const members = await listMembers(db, familyId);
  return members.flatMap(({ id, email }) => (email === "" ? [] : { userId: id, email }));
}

/** Stores mails and enqueues their jobs in the caller's transaction. Does not validate the mails' data. */
export async function queueUnvalidatedMails(
  tx: Executor,
  deps: OutboxDeps,
  mails: readonly OutboxMail[],
  delaySeconds = 0,
): Promise<void> {
  const rows = mails.map((mail) => createMailRow(deps, mail, delaySeconds));
  for (const mailId of await insertMails(tx, rows)) {
    await scheduleMail(deps.jobs, tx, mailId, delaySeconds);
  }
}

/** Returns the recipients whose addresses did not refuse all mail (rule: refused-addresses). */
export async function excludeOptedOutRecipients<Reader extends { canonicalEmail: string }>(
  db: Executor,
  { secret }: Pick<Deps["config"], "secret">,
  readers: readonly Reader[],
): Promise<Reader[]> {
  const hashed = readers.map((reader) => ({
    reader,
    hash: hashRecipient(secret, reader.canonicalEmail),
  }));
  const hashes = hashed.map(({ hash }) => hash);
  const refused = await listBlockedAddressHashes(db, hashes);
  return hashed.flatMap(({ reader, hash }) => (refused.has(hash) ? [] : [reader]));
}

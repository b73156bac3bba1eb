import { and, asc, eq } from "drizzle-orm";
import type { Executor } from "../client.ts";
import type { MailRow, MailStatus } from "../queries/operation/mail-outbox.ts";
import { mails } from "../schema/mails.ts";

type MailFilter = { kind?: string; userId?: string; contactId?: string; status?: MailStatus };

const matches = ({ kind, userId, contactId, status }: MailFilter) =>
  and(
    kind === undefined ? undefined : eq(mails.kind, kind),
    userId === undefined ? undefined : eq(mails.userId, userId),
    contactId === undefined ? undefined : eq(mails.contactId, contactId),
    status === undefined ? undefined : eq(mails.status, status),
  );

/** Returns the mails in the outbox that match `filter`, oldest first. */
export async function listMails(db: Executor, filter: MailFilter = {}): Promise<MailRow[]> {
  return db.select().from(mails).where(matches(filter)).orderBy(asc(mails.id));
}

export async function deleteMails(db: Executor, filter: MailFilter = {}): Promise<void> {
  await db.delete(mails).where(matches(filter));
}

import { desc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { familyMembers } from "../../schema/families.ts";
import { mails } from "../../schema/mails.ts";
import { findAccount } from "../account/users.ts";
import { createId, equalsId } from "../core/ids.ts";
import { addJob } from "../operation/jobs.ts";
import { retryMails } from "./undelivered-mails.ts";

/** Returns the latest ten mails to a family's parents, newest first. Omits e-mail addresses. */
export async function listParentMails(db: Executor, familyId: string) {
  const { id, kind, status, problem, createdAt } = mails;
  return db
    .select({ id, kind, status, problem, createdAt })
    .from(mails)
    .innerJoin(familyMembers, eq(familyMembers.userId, mails.userId))
    .where(eq(familyMembers.familyId, familyId))
    .orderBy(desc(createdAt), desc(id))
    .limit(10);
}

/**
 * Outcome of resending a mail. `waits` means that the mail, or a newer gift mail to the same parent, is already queued.
 * `gone` means that the mail was dropped or does not exist.
 */
type ResendMailResult =
  | { outcome: "queued"; familyId: string | null; kind: string }
  | { outcome: "waits" }
  | { outcome: "gone" };

/**
 * Queues a mail again. For a sent mail, queues a copy with a new Message-ID, so that mail servers accept the copy. The
 * mail's text is composed when the mail is sent.
 */
export async function resendMail(db: Executor, mailId: string): Promise<ResendMailResult> {
  return db.transaction(async (tx) => {
    const [mail] = await tx.select().from(mails).where(equalsId(mails.id, mailId)).for("update");
    if (!mail || mail.status === "dropped") return { outcome: "gone" };
    if (mail.status === "queued") return { outcome: "waits" };
    const account = mail.userId === null ? null : await findAccount(tx, mail.userId);
    const familyId = account?.family.id ?? null;
    const queued = { outcome: "queued", familyId, kind: mail.kind } as const;
    if (mail.status !== "sent") {
      const count = await retryMails(tx, { id: mail.id });
      return count > 0 ? queued : { outcome: "waits" };
    }
    const now = new Date();
    const { kind, userId, contactId, recipient, recipientHash, facts, language } = mail;
    const [copy] = await tx
      .insert(mails)
      .values({
        id: createId(),
        ...{ kind, userId, contactId, recipient, recipientHash, facts, language },
        queuedAt: now,
        dueAt: now,
      })
      .onConflictDoNothing({
        target: mails.userId,
        where: sql`${mails.status} = 'queued' and ${mails.kind} = 'gift-recorded'`,
      })
      .returning({ id: mails.id });
    if (!copy) return { outcome: "waits" };
    await addJob(tx, "send-mail", { mailId: copy.id }, { key: copy.id });
    return queued;
  });
}

import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain";
import { eq, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { families, familyMembers } from "../../schema/families.ts";
import { mailContacts } from "../../schema/supporters.ts";
import { equalsId } from "../core/ids.ts";
import type { MailRow } from "../operation/mail-outbox.ts";

/** Recipient of a mail, or visitor to a page opened from a mail. Contains fields of the table `mails`. */
export type MailRecipient = Partial<Pick<MailRow, "language" | "userId" | "contactId">>;

/**
 * Returns the language of a mail. In order of precedence, this is the language stored with the mail, the recipient's
 * language, the family's language, or English. A contact's language is the language of the sign-up page (rule:
 * mail-language).
 */
export async function getRecipientLanguage(
  db: Executor,
  { language, userId, contactId }: MailRecipient,
): Promise<Language> {
  if (language) return language;
  if (userId) return (await languageOfUser(db, userId)) ?? DEFAULT_LANGUAGE;
  if (contactId) return (await languageOfContact(db, contactId)) ?? DEFAULT_LANGUAGE;
  return DEFAULT_LANGUAGE;
}

async function languageOfUser(db: Executor, userId: string): Promise<Language | null> {
  const [row] = await db
    .select({
      language: sql<Language | null>`coalesce(${users.language}, ${families.language})`,
    })
    .from(users)
    .leftJoin(familyMembers, eq(familyMembers.userId, users.id))
    .leftJoin(families, eq(families.id, familyMembers.familyId))
    .where(equalsId(users.id, userId));
  return row?.language ?? null;
}

async function languageOfContact(db: Executor, contactId: string): Promise<Language | null> {
  const [row] = await db
    .select({ language: sql<Language>`coalesce(${mailContacts.language}, ${families.language})` })
    .from(mailContacts)
    .innerJoin(families, eq(families.id, mailContacts.familyId))
    .where(equalsId(mailContacts.id, contactId));
  return row?.language ?? null;
}

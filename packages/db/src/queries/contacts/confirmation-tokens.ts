import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { mailContacts } from "../../schema/supporters.ts";
import { visibleHubCondition } from "../access/hub-access.ts";
import { followsOnlyDeletedKidsCondition } from "../kids/deleted-kids.ts";
import type { ContactRow } from "./contacts.ts";

/** Stores the hash of a confirmation token and the start of its lifetime. Requires the contact's lock. */
export async function storeConfirmationToken(
  tx: Executor,
  contactId: string,
  tokenHash: string,
  since: Date,
): Promise<void> {
  await tx
    .update(mailContacts)
    .set({ confirmationTokenHash: tokenHash, confirmationSentAt: since })
    .where(eq(mailContacts.id, contactId));
}

/**
 * SQL condition that the contact's latest confirmation token is unused. Used tokens stay stored, to distinguish used
 * tokens from unknown tokens.
 */
const isAsked = and(
  isNotNull(mailContacts.confirmationTokenHash),
  or(
    isNull(mailContacts.confirmedAt),
    lt(mailContacts.confirmedAt, mailContacts.confirmationSentAt),
  ),
);

const isOfShownHub = sql`(exists (select 1 from ${families} where ${families.id} = ${mailContacts.familyId} and ${visibleHubCondition})
  and not ${followsOnlyDeletedKidsCondition})`;

/**
 * Restarts the lifetime of a confirmation token when the mail with the token is sent. Does nothing if the token was
 * used or replaced.
 */
export async function renewConfirmationToken(
  tx: Executor,
  contactId: string,
  tokenHash: string,
  since: Date,
): Promise<void> {
  await tx
    .update(mailContacts)
    .set({ confirmationSentAt: since })
    .where(
      and(
        eq(mailContacts.id, contactId),
        eq(mailContacts.confirmationTokenHash, tokenHash),
        isAsked,
      ),
    );
}

type AskedContact = ContactRow & { token: "open" | "used" | "expired" };

/**
 * Returns the contact of a confirmation token. The token is expired if its lifetime started at or before `sentAfter`.
 * Returns null for an unknown or replaced token, a hidden hub, and a contact who follows only deleted kids.
 */
export async function findContactByConfirmationToken(
  db: Executor,
  tokenHash: string,
  sentAfter: Date,
): Promise<AskedContact | null> {
  const [row] = await db
    .select({ contact: mailContacts, isAsked: sql<boolean>`${isAsked}` })
    .from(mailContacts)
    .where(and(eq(mailContacts.confirmationTokenHash, tokenHash), isOfShownHub));
  if (!row) return null;
  const { confirmationSentAt } = row.contact;
  const isYoung = confirmationSentAt !== null && confirmationSentAt > sentAfter;
  const unused = isYoung ? "open" : "expired";
  return { ...row.contact, token: row.isAsked ? unused : "used" };
}

/**
 * Confirms a contact's e-mail address, once per token. Returns null for a used, expired or unknown token, a hidden hub,
 * and a contact who follows only deleted kids (rule: email-confirmation).
 */
export async function confirmContact(db: Executor, tokenHash: string, sentAfter: Date, now: Date) {
  const [row] = await db
    .update(mailContacts)
    .set({ confirmedAt: now, unsubscribedAt: null })
    .where(
      and(
        eq(mailContacts.confirmationTokenHash, tokenHash),
        gt(mailContacts.confirmationSentAt, sentAfter),
        isAsked,
        isOfShownHub,
      ),
    )
    .returning();
  return row ?? null;
}

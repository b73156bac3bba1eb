import { and, asc, eq, inArray, isNull, lt, not, or, sql } from "drizzle-orm";
import { extendStatementTimeout } from "../../batches.ts";
import type { Executor } from "../../client.ts";
import { mails } from "../../schema/mails.ts";
import { mailContacts } from "../../schema/supporters.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { deleteGiverEmail } from "../gifts/hold-addresses.ts";
import { assignGiftsToPeople } from "../people/people.ts";
import { giverContactCondition } from "../people/person-columns.ts";
import { recordThankYouOutcome } from "../thank-yous/thank-you-mails.ts";

/**
 * Deletes queued thank-you mails to contacts that are no longer assigned to the gift's giver. The thank-yous get the
 * status `failed`, so that a parent can send them again. Does not delete mails that are being sent at `now` (rule:
 * people).
 */
export async function failThankYousOfFormerContacts(
  tx: Executor,
  contactIds: readonly string[],
  now: Date,
): Promise<void> {
  if (contactIds.length === 0) return;
  const isFormer = not(
    sql`exists (select 1 from ${mailContacts} where ${eq(mailContacts.id, mails.contactId)} and ${giverContactCondition})`,
  );
  const former = await tx
    .select({ mailId: mails.id, thankYouId: thankYous.id })
    .from(mails)
    .innerJoin(thankYous, sql`${thankYous.id}::text = ${mails.facts}->>'thankYouId'`)
    .where(
      and(
        inArray(mails.contactId, [...contactIds]),
        eq(mails.kind, "thank-you"),
        eq(mails.status, "queued"),
        or(isNull(mails.leasedUntil), lt(mails.leasedUntil, now)),
        isFormer,
      ),
    )
    .for("update", { of: mails });
  if (former.length === 0) return;
  await tx.delete(mails).where(
    inArray(
      mails.id,
      former.map(({ mailId }) => mailId),
    ),
  );
  const ids = former.map(({ thankYouId }) => thankYouId);
  await tx
    .update(thankYous)
    .set({ status: "failed", problem: null })
    .where(and(inArray(thankYous.id, ids), eq(thankYous.status, "queued")));
}

/** Maximum number of contacts deleted per call. */
const BATCH = 1_000;

/**
 * Deletes contacts with their subscriptions and mails. A queued thank-you to a deleted contact becomes failed, but the
 * thank-you's link still works. A deleted contact's gifts remain assigned to the contact's row in `people` (rule:
 * people).
 */
export async function deleteContacts(tx: Executor, contacts: readonly { id: string }[], now: Date) {
  if (contacts.length === 0) return;
  const ids = contacts.map(({ id }) => id);
  const waiting = await tx
    .select({ facts: mails.facts })
    .from(mails)
    .where(
      and(inArray(mails.contactId, ids), eq(mails.kind, "thank-you"), eq(mails.status, "queued")),
    );
  for (const { facts } of waiting) {
    await recordThankYouOutcome(tx, String(facts.thankYouId), "dropped", now);
  }
  await assignGiftsToPeople(tx, ids);
  await tx.delete(mailContacts).where(inArray(mailContacts.id, ids));
}

/**
 * Deletes the e-mail address of a contact from all families, including from holds. Does nothing for an unknown contact
 * (rule: address-deletion).
 */
export async function deleteEmailAddress(tx: Executor, contactId: string, now: Date) {
  const address = tx
    .select({ canonicalEmail: mailContacts.canonicalEmail })
    .from(mailContacts)
    .where(eq(mailContacts.id, contactId));
  const contacts = await tx
    .select({ id: mailContacts.id, email: mailContacts.email })
    .from(mailContacts)
    .where(inArray(mailContacts.canonicalEmail, address))
    .orderBy(asc(mailContacts.id))
    .for("update");
  for (const email of new Set(contacts.map((contact) => contact.email))) {
    await deleteGiverEmail(tx, email);
  }
  await deleteContacts(tx, contacts, now);
}

/**
 * Deletes contacts that are unconfirmed, or unsubscribed before `moment`. Preserves contacts whose latest confirmation
 * mail was sent after `moment`. Returns the number of deleted contacts, at most 1,000 (rule: address-deletion).
 */
export async function deleteContactsWithoutConsent(tx: Executor, moment: Date, now: Date) {
  await extendStatementTimeout(tx);
  const askedAt = sql`coalesce(${mailContacts.confirmationSentAt}, ${mailContacts.createdAt})`;
  const contacts = await tx
    .select({ id: mailContacts.id })
    .from(mailContacts)
    .where(
      and(
        or(isNull(mailContacts.confirmedAt), lt(mailContacts.unsubscribedAt, moment)),
        lt(askedAt, sql`${moment.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(mailContacts.id))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  await deleteContacts(tx, contacts, now);
  return contacts.length;
}

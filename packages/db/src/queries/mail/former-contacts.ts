import { and, eq, inArray, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { thankYous } from "../../schema/gratitude.ts";
import { mails } from "../../schema/mails.ts";
import { mailContacts } from "../../schema/supporters.ts";
import { isGiverContact } from "../people/person-columns.ts";

/**
 * Deletes the queued thank-you mails to contacts who no longer belong to the gift's giver. The thank-yous get the
 * status `failed`, so that a parent can send each thank-you again. Does not delete a mail that is being sent at `now`
 * (rule: people).
 */
export async function failThankYousOfFormerContacts(
  tx: Executor,
  contactIds: readonly string[],
  now: Date,
): Promise<void> {
  if (contactIds.length === 0) return;
  const isFormer = not(
    sql`exists (select 1 from ${mailContacts} where ${eq(mailContacts.id, mails.contactId)} and ${isGiverContact})`,
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

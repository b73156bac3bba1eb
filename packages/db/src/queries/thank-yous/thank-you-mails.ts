import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { kids } from "../../schema/kids.ts";
import { hubChanges } from "../../schema/operation.ts";
import { mailContacts } from "../../schema/supporters.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { buildKidNotDeletedCondition, equalsId } from "../core/ids.ts";
import {
  buildOtherConfirmedContactCondition,
  storedPersonIdColumn,
} from "../people/person-columns.ts";

const DELIVERY = {
  sent: { status: "sent", problem: null },
  failed: { status: "failed", problem: "refused" },
  dead: { status: "failed", problem: "unreachable" },
  dropped: { status: "failed", problem: "unsubscribed" },
} as const;

/**
 * SQL condition that the thank-you's mail can still be sent. False for a sent thank-you, and for a thank-you with the
 * status `thanked` and a failed mail.
 */
export const deliverableThankYouCondition = and(
  isNull(thankYous.sentAt),
  or(ne(thankYous.status, "thanked"), isNull(thankYous.problem)),
);

/**
 * Records the outcome of a thank-you's mail, and publishes it to open dashboards. Does not change the status `thanked`
 * (rule: thank-you-states).
 */
export async function recordThankYouOutcome(
  tx: Executor,
  id: string,
  end: keyof typeof DELIVERY,
  now: Date,
): Promise<void> {
  const { status, problem } = DELIVERY[end];
  const [settled] = await tx
    .update(thankYous)
    .set({
      status: sql`case when ${thankYous.status} = 'thanked' then 'thanked' else ${status} end`,
      problem,
      ...(end === "sent" ? { sentAt: now } : {}),
    })
    .where(
      and(
        equalsId(thankYous.id, id),
        inArray(thankYous.status, ["queued", "failed", "thanked"]),
        deliverableThankYouCondition,
      ),
    )
    .returning({ kidId: thankYous.kidId });
  if (!settled) return;
  await tx.execute(sql`insert into ${hubChanges} select ${kids.familyId} from ${kids}
    where ${eq(kids.id, settled.kidId)} and ${isNotNull(kids.familyId)}`);
}

/**
 * Queues a contact's thank-yous that were written before the contact confirmed its e-mail address. If the person has no
 * other confirmed address, also queues the person's thank-yous written since a parent added the contact to the person.
 * Returns the IDs of the queued thank-yous (rule: thanks-after-confirming).
 */
export async function queueThankYousOfContact(tx: Executor, contactId: string): Promise<string[]> {
  const isForPerson = sql`exists (select 1 from ${mailContacts} where ${mailContacts.id} = ${contactId}
    and ${mailContacts.personId} = ${storedPersonIdColumn} and ${thankYous.sentAt} >= ${mailContacts.addedAt})
    and not ${buildOtherConfirmedContactCondition(contactId)}`;
  const rows = await tx
    .update(thankYous)
    .set({ status: "queued", sentAt: null })
    .where(
      and(
        eq(thankYous.status, "sent"),
        or(eq(thankYous.contactId, contactId), isForPerson),
        buildKidNotDeletedCondition(thankYous.kidId),
      ),
    )
    .returning({ id: thankYous.id });
  return rows.map(({ id }) => id);
}

/** Sets the status of a failed thank-you to `queued`, after an operator requeued the thank-you's mail. */
export async function requeueThankYou(tx: Executor, id: string): Promise<void> {
  await tx
    .update(thankYous)
    .set({ status: "queued", problem: null })
    .where(and(equalsId(thankYous.id, id), eq(thankYous.status, "failed")));
}

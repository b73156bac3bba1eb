import { and, desc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { buildItemInFamilyCondition, buildKidRowCondition } from "../core/ids.ts";
import { buildIsoTimestamp } from "../core/json.ts";
import {
  digestFollowerCondition,
  followerCondition,
  newsFollowerCondition,
  reminderFollowerCondition,
} from "./contacts.ts";

const MOST = 1_000;

/**
 * Returns the contacts who subscribed to mail about a kid, newest first. `email` is null until the contact
 * confirms the e-mail address (rule: followers).
 */
export async function listFollowers(db: Executor, familyId: string, kidId: string) {
  return db
    .select({
      id: supporters.id,
      name: supporters.name,
      email: sql<
        string | null
      >`case when ${mailContacts.confirmedAt} is not null then ${mailContacts.email} end`,
      canonicalEmail: mailContacts.canonicalEmail,
      wantsUpdates: newsFollowerCondition,
      remindsBirthday: reminderFollowerCondition,
      wantsDigest: digestFollowerCondition,
      since: sql<string>`${buildIsoTimestamp(supporters.createdAt)}`,
    })
    .from(supporters)
    .innerJoin(mailContacts, eq(mailContacts.id, supporters.contactId))
    .where(and(buildKidRowCondition(supporters.kidId, familyId, kidId), followerCondition))
    .orderBy(desc(supporters.createdAt), desc(supporters.id))
    .limit(MOST);
}

/**
 * Deletes a subscription to a kid, after locking the contact. Returns false if the subscription does not exist or
 * belongs to another family. Also deletes a contact who follows no other kid and cannot get a thank-you
 * (rule: followers).
 */
export async function deleteFollower(tx: Executor, familyId: string, supporterId: string) {
  const [contact] = await tx
    .select({ id: mailContacts.id })
    .from(mailContacts)
    .innerJoin(supporters, eq(supporters.contactId, mailContacts.id))
    .where(buildItemInFamilyCondition(supporters, familyId, supporterId))
    .for("update", { of: mailContacts });
  if (!contact) return false;
  const gone = await tx
    .delete(supporters)
    .where(eq(supporters.id, supporterId))
    .returning({ id: supporters.id });
  const isNeeded = sql`(exists (select 1 from ${supporters} where ${supporters.contactId} = ${mailContacts.id})
    or exists (select 1 from ${thankYous} where ${thankYous.contactId} = ${mailContacts.id})
    or exists (select 1 from ${thankYous} where ${thankYous.personId} = ${mailContacts.personId}))`;
  await tx.delete(mailContacts).where(and(eq(mailContacts.id, contact.id), sql`not ${isNeeded}`));
  return gone.length > 0;
}

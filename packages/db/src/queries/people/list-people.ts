import { groupBy, type PersonContactFacts, type PersonGiftFacts } from "@giftling/domain";
import { and, asc, desc, eq, isNotNull, isNull, ne, not, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions, purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import {
  digestFollowerCondition,
  mailableContactCondition,
  newsFollowerCondition,
  reminderFollowerCondition,
} from "../contacts/contacts.ts";
import { buildDollars, buildIsoTimestamp } from "../core/json.ts";
import { followsOnlyDeletedKidsCondition } from "../kids/deleted-kids.ts";
import { personIdColumn, storedPersonIdColumn } from "./person-columns.ts";

/**
 * Returns the gifts to a family from named givers, newest first. Omits dismissed contributions and undone purchases
 * (rule: people).
 */
export async function listGiftsOfNamedGivers(
  db: Executor,
  familyId: string,
): Promise<PersonGiftFacts[]> {
  const rows = await db
    .select({
      id: thankYous.id,
      kidId: thankYous.kidId,
      giftId: sql<string>`coalesce(${thankYous.purchaseId}, ${thankYous.contributionId})`,
      giverName: thankYous.contributorName,
      contributionType: thankYous.contributionType,
      amount: sql<number | null>`${buildDollars(thankYous.amountCents)}`,
      giftLabel: thankYous.giftLabel,
      givenAt: sql<string>`${buildIsoTimestamp(thankYous.contributedAt)}`,
      receivedAt: sql<string | null>`${buildIsoTimestamp(purchases.receivedAt)}`,
      isReported: sql<boolean>`coalesce(${contributions.status} = 'reported', false)`,
      status: thankYous.status,
      contactId: thankYous.contactId,
      personId: personIdColumn,
      storedPersonId: storedPersonIdColumn,
    })
    .from(thankYous)
    .innerJoin(kids, eq(kids.id, thankYous.kidId))
    .leftJoin(contributions, eq(contributions.id, thankYous.contributionId))
    .leftJoin(purchases, eq(purchases.id, thankYous.purchaseId))
    .where(
      and(
        eq(kids.familyId, familyId),
        isNotNull(thankYous.contributorName),
        or(isNotNull(thankYous.purchaseId), isNotNull(thankYous.contributionId)),
        or(isNull(contributions.id), ne(contributions.status, "dismissed")),
      ),
    )
    .orderBy(desc(thankYous.contributedAt), desc(thankYous.id));
  return rows.map(({ giverName, personId, ...row }) => ({
    ...row,
    giverName: giverName ?? "",
    personId: personId ?? row.id,
  }));
}

const subscriptionColumns = {
  contactId: supporters.contactId,
  kidId: supporters.kidId,
  name: supporters.name,
  wantsUpdates: newsFollowerCondition,
  remindsBirthday: reminderFollowerCondition,
  wantsDigest: digestFollowerCondition,
};

/**
 * Returns the contacts of a family with their subscriptions, oldest first. Omits contacts who follow only deleted kids
 * (rule: people).
 */
export async function listContactsWithFollowedKids(
  db: Executor,
  familyId: string,
): Promise<(PersonContactFacts & { canonicalEmail: string })[]> {
  const contacts = await db
    .select({
      id: mailContacts.id,
      email: mailContacts.email,
      canonicalEmail: mailContacts.canonicalEmail,
      personId: mailContacts.personId,
      isConfirmed: sql<boolean>`${mailContacts.confirmedAt} is not null`,
      isMailable: sql<boolean>`(${mailableContactCondition})`,
      isAdded: sql<boolean>`${mailContacts.addedAt} is not null`,
      hasEnded: sql<boolean>`${mailContacts.unsubscribedAt} is not null`,
      since: sql<string>`${buildIsoTimestamp(mailContacts.createdAt)}`,
    })
    .from(mailContacts)
    .where(and(eq(mailContacts.familyId, familyId), not(followsOnlyDeletedKidsCondition)))
    .orderBy(asc(mailContacts.id));
  const subscriptions = await db
    .select(subscriptionColumns)
    .from(supporters)
    .innerJoin(mailContacts, eq(mailContacts.id, supporters.contactId))
    .innerJoin(kids, eq(kids.id, supporters.kidId))
    .where(and(eq(mailContacts.familyId, familyId), eq(kids.familyId, familyId)))
    .orderBy(asc(kids.position), asc(kids.id), desc(supporters.createdAt));
  const byContact = groupBy(subscriptions, ({ contactId }) => contactId);
  return contacts.map((contact) => ({
    ...contact,
    subscriptions: (byContact.get(contact.id) ?? []).map(
      ({ contactId: _contactId, ...one }) => one,
    ),
  }));
}

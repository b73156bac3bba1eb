import { canonicalizeEmail } from "@giftling/domain";
import { and, asc, desc, eq, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families, familyAddresses } from "../../schema/families.ts";
import { contributions } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { visibleHubCondition } from "../access/hub-access.ts";
import { mailableContactCondition, newsFollowerCondition } from "../contacts/contacts.ts";
import { equalsId } from "../core/ids.ts";
import { followsOnlyDeletedKidsCondition } from "../kids/deleted-kids.ts";

const MOST_GIFTS = 200;

/**
 * Returns the SQL condition that the contact has the given e-mail address, ignoring case. The condition on the
 * canonical address uses an index, but also matches addresses with another "+tag".
 */
const hasAddress = (email: string) =>
  and(
    eq(mailContacts.canonicalEmail, canonicalizeEmail(email)),
    sql`lower(${mailContacts.email}) = ${email.toLowerCase()}`,
  );

/**
 * Returns the most recently confirmed contact with the given e-mail address that can receive mail. Such a contact is
 * subscribed, follows a present kid, and belongs to a family with a visible hub. Returns null if no such contact
 * exists.
 */
export async function findMailableContact(db: Executor, email: string) {
  const [row] = await db
    .select({ contactId: mailContacts.id, email: mailContacts.email })
    .from(mailContacts)
    .innerJoin(families, eq(families.id, mailContacts.familyId))
    .where(
      and(
        hasAddress(email),
        mailableContactCondition,
        visibleHubCondition,
        not(followsOnlyDeletedKidsCondition),
      ),
    )
    .orderBy(desc(mailContacts.confirmedAt))
    .limit(1);
  return row ?? null;
}

/** Returns a contact's e-mail address. Returns null if the contact does not exist or never confirmed the address. */
export async function findContactEmail(db: Executor, contactId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: mailContacts.email })
    .from(mailContacts)
    .where(and(equalsId(mailContacts.id, contactId), isNotNull(mailContacts.confirmedAt)));
  return row?.email ?? null;
}

/**
 * Returns the subscriptions and gifts of an e-mail address. Includes only families with a confirmed contact and a
 * visible hub. Excludes deleted kids (rule: my-gifts).
 */
export async function listSupporterHistory(db: Executor, email: string) {
  const contacts = await db
    .select({
      id: mailContacts.id,
      familyId: mailContacts.familyId,
      unsubscribedAt: mailContacts.unsubscribedAt,
      familyUrl: familyAddresses.address,
      currency: families.currency,
    })
    .from(mailContacts)
    .innerJoin(families, eq(families.id, mailContacts.familyId))
    .innerJoin(
      familyAddresses,
      and(eq(familyAddresses.familyId, families.id), familyAddresses.isCurrent),
    )
    .where(
      and(
        hasAddress(email),
        isNotNull(mailContacts.confirmedAt),
        visibleHubCondition,
        not(followsOnlyDeletedKidsCondition),
      ),
    )
    .orderBy(asc(mailContacts.createdAt), asc(mailContacts.id));
  const ids = contacts.map(({ id }) => id);
  if (ids.length === 0) return { contacts, followed: [], gifts: [] };
  const followed = await db
    .select({
      contactId: supporters.contactId,
      kidId: kids.id,
      firstName: kids.firstName,
      birthdayMonth: sql<
        number | null
      >`case when ${families.showsBirthday} then ${kids.birthdayMonth} end`,
      birthdayDay: sql<
        number | null
      >`case when ${families.showsBirthday} then ${kids.birthdayDay} end`,
      follows: newsFollowerCondition,
    })
    .from(supporters)
    .innerJoin(mailContacts, eq(mailContacts.id, supporters.contactId))
    .innerJoin(kids, eq(kids.id, supporters.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(inArray(supporters.contactId, ids))
    .orderBy(asc(kids.position), asc(kids.id));
  const gifts = await db
    .select({
      contactId: thankYous.contactId,
      childFirstName: kids.firstName,
      label: thankYous.giftLabel,
      amountCents: thankYous.amountCents,
      givenAt: thankYous.contributedAt,
      giftId: sql<string | null>`coalesce(${thankYous.purchaseId}, ${thankYous.contributionId})`,
      thankYouId: thankYous.id,
      isWritten: sql<boolean>`${thankYous.message} is not null and ${thankYous.sentAt} is not null`,
    })
    .from(thankYous)
    .innerJoin(kids, and(eq(kids.id, thankYous.kidId), isNotNull(kids.familyId)))
    .leftJoin(contributions, eq(contributions.id, thankYous.contributionId))
    .where(
      and(
        inArray(thankYous.contactId, ids),
        or(isNull(contributions.id), sql`${contributions.status} <> 'dismissed'`),
      ),
    )
    .orderBy(desc(thankYous.contributedAt), desc(thankYous.id))
    .limit(MOST_GIFTS);
  return { contacts, followed, gifts };
}

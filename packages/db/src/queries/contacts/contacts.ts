import type { Language } from "@giftling/domain";
import { and, type Column, eq, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families, familyAddresses } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { updates } from "../../schema/updates.ts";
import { visibleHubCondition, visibleHubUrlCondition } from "../access/hub-access.ts";
import { equalsId } from "../core/ids.ts";

export type ContactRow = typeof mailContacts.$inferSelect;

/** SQL condition that the contact is confirmed and has not unsubscribed (rule: email-confirmation). */
export const mailableContactCondition = and(
  isNotNull(mailContacts.confirmedAt),
  isNull(mailContacts.unsubscribedAt),
);

/**
 * Returns the SQL condition that a contact is subscribed to a kind of mail. False if the contact has unsubscribed from
 * this kind of mail since last confirming the e-mail address. Requires `supporters` and `mail_contacts` in the query.
 */
const buildMailSubscriptionCondition = (wanted: Column, endedAt: Column): SQL<boolean> =>
  sql<boolean>`(${wanted} and (${endedAt} is null or coalesce(${endedAt} < ${mailContacts.confirmedAt}, false)))`;
/** SQL condition that the contact is subscribed to a kid's updates (rule: update-mail). */
export const newsFollowerCondition = buildMailSubscriptionCondition(
  supporters.wantsUpdates,
  supporters.newsEndedAt,
);
/** SQL condition that a contact is subscribed to reminders of a kid's birthday and second day (rule: reminders). */
export const reminderFollowerCondition = buildMailSubscriptionCondition(
  supporters.remindsBirthday,
  supporters.remindersEndedAt,
);
/** SQL condition that the contact is subscribed to the digests of a kid's new wishes (rule: wish-digest). */
export const digestFollowerCondition = buildMailSubscriptionCondition(
  supporters.wantsDigest,
  supporters.digestEndedAt,
);

/** SQL condition that the contact is subscribed to any mail about a kid (rule: followers). */
export const followerCondition = and(
  or(newsFollowerCondition, reminderFollowerCondition, digestFollowerCondition),
  isNull(mailContacts.unsubscribedAt),
);

/**
 * Returns the family's contact for an e-mail address, and locks the contact for the transaction. Creates a missing
 * contact, unconfirmed and with the given language. Does not change the language of a confirmed contact
 * (rule: email-confirmation).
 */
export async function upsertContact(
  tx: Executor,
  familyId: string,
  address: { email: string; canonicalEmail: string; language: Language | null },
): Promise<ContactRow> {
  const { language } = mailContacts;
  const [row] = await tx
    .insert(mailContacts)
    .values({ ...address, familyId })
    .onConflictDoUpdate({
      target: [mailContacts.familyId, mailContacts.canonicalEmail],
      // Without SET, Postgres would neither return the row nor lock it against a concurrent sign-up.
      set: {
        language: sql`case when ${mailContacts.confirmedAt} is null
          then coalesce(excluded.language, ${language}) else coalesce(${language}, excluded.language) end`,
      },
    })
    .returning();
  if (!row) throw new Error("The contact was not stored");
  return row;
}

/**
 * Records a contact's subscription to a kid. Never removes a kind of mail from the subscription of a confirmed contact.
 * Returns true if the contact had unsubscribed from an added kind of mail and must confirm again
 * (rule: email-confirmation).
 */
export async function upsertSupporter(
  tx: Executor,
  supporter: typeof supporters.$inferInsert,
  contact: { confirmedAt: Date | null },
): Promise<boolean> {
  const { kidId, contactId, ...fields } = supporter;
  const { wantsUpdates, remindsBirthday = false, wantsDigest = false } = fields;
  const isIt = and(eq(supporters.kidId, kidId), eq(supporters.contactId, contactId));
  const inserted = await tx
    .insert(supporters)
    .values(supporter)
    .onConflictDoNothing({ target: [supporters.kidId, supporters.contactId] });
  if (inserted.count > 0) return false;
  const additions = {
    remindsBirthday: sql`${supporters.remindsBirthday} or ${remindsBirthday}`,
    wantsDigest: sql`${supporters.wantsDigest} or ${wantsDigest}`,
  };
  const { confirmedAt } = contact;
  if (confirmedAt === null) {
    await tx
      .update(supporters)
      .set({ ...fields, ...additions })
      .where(isIt);
    return false;
  }
  const [row] = await tx
    .update(supporters)
    .set({
      wantsUpdates: sql`${supporters.wantsUpdates} or ${wantsUpdates}`,
      ...additions,
    })
    .where(isIt)
    .returning({
      newsEndedAt: supporters.newsEndedAt,
      remindersEndedAt: supporters.remindersEndedAt,
      digestEndedAt: supporters.digestEndedAt,
    });
  const isEnded = (endedAt: Date | null | undefined) => endedAt != null && endedAt >= confirmedAt;
  return (
    (wantsUpdates && isEnded(row?.newsEndedAt)) ||
    (remindsBirthday && isEnded(row?.remindersEndedAt)) ||
    (wantsDigest && isEnded(row?.digestEndedAt))
  );
}

/**
 * Unsubscribes a contact from all mail of the family, or resubscribes the contact if `unsubscribedAt` is null
 * (rule: unsubscribe).
 */
export async function setContactUnsubscribed(
  db: Executor,
  contactId: string,
  unsubscribedAt: Date | null,
): Promise<void> {
  await db.update(mailContacts).set({ unsubscribedAt }).where(equalsId(mailContacts.id, contactId));
}

/** Kind of mail from which a contact can unsubscribe separately (rule: unsubscribe). */
export type FollowerMailKind = "news" | "reminders" | "digest";

const PARTS = {
  news: { wanted: "wantsUpdates", endedAt: "newsEndedAt" },
  reminders: { wanted: "remindsBirthday", endedAt: "remindersEndedAt" },
  digest: { wanted: "wantsDigest", endedAt: "digestEndedAt" },
} as const;

export async function unsubscribeFromMailKind(
  db: Executor,
  contactId: string,
  part: FollowerMailKind,
  now: Date,
): Promise<void> {
  const { wanted, endedAt } = PARTS[part];
  await db
    .update(supporters)
    .set({ [wanted]: false, [endedAt]: now })
    .where(and(equalsId(supporters.contactId, contactId), supporters[wanted]));
}

/**
 * Resubscribes a contact to one kind of mail, for each kid whose mail of this kind the contact had unsubscribed from.
 * The first subscription to digests includes all followed kids (rule: wish-digest).
 */
export async function resubscribeToMailKind(
  db: Executor,
  contactId: string,
  part: FollowerMailKind,
): Promise<void> {
  const { wanted, endedAt } = PARTS[part];
  const isTheirs = equalsId(supporters.contactId, contactId);
  const { count } = await db
    .update(supporters)
    .set({ [wanted]: true, [endedAt]: null })
    .where(and(isTheirs, isNotNull(supporters[endedAt])));
  if (part !== "digest" || count > 0) return;
  const hasDigest = sql`exists (select from ${supporters} own where own.contact_id = ${supporters.contactId} and own.wants_digest)`;
  await db
    .update(supporters)
    .set({ wantsDigest: true })
    .where(and(isTheirs, not(hasDigest)));
}

/** Returns a contact. Returns null if the contact does not exist or the account is closed. */
export async function findContact(db: Executor, contactId: string): Promise<ContactRow | null> {
  const [row] = await db
    .select({ contact: mailContacts })
    .from(mailContacts)
    .innerJoin(families, eq(families.id, mailContacts.familyId))
    .where(and(equalsId(mailContacts.id, contactId), isNull(families.closedAt)));
  return row?.contact ?? null;
}

export type FollowedKid = Awaited<ReturnType<typeof listFollowedKids>>[number];

/**
 * Returns all kids for which a contact has or had a subscription, in the order that the parent chose. If `which` is
 * `gets`, the `wants` fields are false for mail from which the contact has unsubscribed. If `which` is `asked`, the
 * fields are also true for such mail that the contact requested again. A new confirmation resumes this mail.
 */
export async function listFollowedKids(
  db: Executor,
  contactId: string,
  which: "asked" | "gets" = "gets",
) {
  const isAsked = which === "asked";
  return db
    .select({
      id: kids.id,
      firstName: kids.firstName,
      /** Current family URL. Null while the hub is not visible. */
      familyUrl: familyAddresses.address,
      wantsNews: isAsked ? supporters.wantsUpdates : newsFollowerCondition,
      wantsReminders: isAsked ? supporters.remindsBirthday : reminderFollowerCondition,
      wantsDigest: isAsked ? supporters.wantsDigest : digestFollowerCondition,
      /** Whether visitors can see the kid's birthday. */
      hasBirthday: sql<boolean>`(${families.showsBirthday} and ${isNotNull(kids.birthdayDay)})`,
    })
    .from(supporters)
    .innerJoin(mailContacts, eq(mailContacts.id, supporters.contactId))
    .innerJoin(kids, eq(kids.id, supporters.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(familyAddresses, visibleHubUrlCondition)
    .where(equalsId(supporters.contactId, contactId))
    .orderBy(kids.position, kids.id);
}

type UpdateRecipient = { contactId: string; canonicalEmail: string };

/**
 * Returns the confirmed contacts who subscribed to one kind of mail about a kid. `isIt` selects the kid, and
 * `isSubscribed` selects the kind of mail. Returns an empty list unless the family matches `isSending`.
 */
const listReaders = (
  db: Executor,
  isIt: SQL,
  { isSubscribed = newsFollowerCondition, isSending = visibleHubCondition } = {},
): Promise<UpdateRecipient[]> =>
  db
    .select({ contactId: mailContacts.id, canonicalEmail: mailContacts.canonicalEmail })
    .from(kids)
    .innerJoin(families, and(eq(families.id, kids.familyId), isSending))
    .innerJoin(supporters, eq(supporters.kidId, kids.id))
    .innerJoin(
      mailContacts,
      and(eq(mailContacts.id, supporters.contactId), mailableContactCondition, isSubscribed),
    )
    .where(isIt);

/** Returns the recipients of a kid's updates. Returns an empty list for a hidden hub. */
export const listKidUpdateRecipients = (db: Executor, kidId: string): Promise<UpdateRecipient[]> =>
  listReaders(db, equalsId(kids.id, kidId));

/**
 * Returns the contacts who subscribed to a kid's digests, even while the family's digests are off (rule: wish-digest).
 */
export const listDigestRecipients = (db: Executor, kidId: string): Promise<UpdateRecipient[]> =>
  listReaders(db, equalsId(kids.id, kidId), {
    isSubscribed: digestFollowerCondition,
    isSending: sql`true`,
  });

/** Returns the recipients of an update's mail. Returns an empty list for an unknown update and a hidden hub. */
export const listUpdateRecipients = (db: Executor, updateId: string): Promise<UpdateRecipient[]> =>
  listReaders(
    db,
    sql`${kids.id} = (select ${updates.kidId} from ${updates} where ${equalsId(updates.id, updateId)})`,
  );

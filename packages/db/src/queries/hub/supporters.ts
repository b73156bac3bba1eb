import type { Language } from "@giftling/domain";
import { and, type Column, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { familyAddresses } from "../../schema/family-url.ts";
import { kids } from "../../schema/kids.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { idIs } from "../ids.ts";
import { isHubShown } from "./door.ts";

export type ContactRow = typeof mailContacts.$inferSelect;

/** Condition: the contact is confirmed and has not unsubscribed (rule: email-confirmation). */
export const isMailable = and(
  isNotNull(mailContacts.confirmedAt),
  isNull(mailContacts.unsubscribedAt),
);

/** Condition on a row of `supporters` with its contact: requested, and not ended since the last confirmation. */
const asksFor = (wanted: Column, endedAt: Column): SQL<boolean> =>
  sql<boolean>`(${wanted} and (${endedAt} is null or coalesce(${endedAt} < ${mailContacts.confirmedAt}, false)))`;
/** Condition: the contact is subscribed to a kid's updates (rule: update-mail). */
export const wantsNews = asksFor(supporters.wantsUpdates, supporters.newsEndedAt);
/** Condition: the contact is subscribed to reminders of a kid's days (rule: reminders). */
export const wantsReminders = asksFor(supporters.remindsBirthday, supporters.remindersEndedAt);

/**
 * Returns the family's contact for an e-mail address, locked for the transaction. A new contact is created unconfirmed,
 * with the language of the page. A confirmed contact keeps its language (rule: email-confirmation).
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
      // Without SET, the row would be neither returned nor locked against a concurrent sign-up.
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
 * Records a subscription to a kid. For a confirmed address, it only adds to the existing entry. Returns true when it adds
 * what the contact had ended, which requires a new confirmation (rule: email-confirmation).
 */
export async function upsertSupporter(
  tx: Executor,
  supporter: typeof supporters.$inferInsert,
  contact: { confirmedAt: Date | null },
): Promise<boolean> {
  const { kidId, contactId, ...fields } = supporter;
  const { wantsUpdates, remindsBirthday = false } = fields;
  const isIt = and(eq(supporters.kidId, kidId), eq(supporters.contactId, contactId));
  const inserted = await tx
    .insert(supporters)
    .values(supporter)
    .onConflictDoNothing({ target: [supporters.kidId, supporters.contactId] })
    .returning({ id: supporters.id });
  if (inserted.length > 0) return false;
  const reminds = sql`${supporters.remindsBirthday} or ${remindsBirthday}`;
  const { confirmedAt } = contact;
  if (confirmedAt === null) {
    await tx
      .update(supporters)
      .set({ ...fields, remindsBirthday: reminds })
      .where(isIt);
    return false;
  }
  const [row] = await tx
    .update(supporters)
    .set({
      wantsUpdates: sql`${supporters.wantsUpdates} or ${wantsUpdates}`,
      remindsBirthday: reminds,
    })
    .where(isIt)
    .returning({
      newsEndedAt: supporters.newsEndedAt,
      remindersEndedAt: supporters.remindersEndedAt,
    });
  const isEnded = (endedAt: Date | null | undefined) => endedAt != null && endedAt >= confirmedAt;
  return (
    (wantsUpdates && isEnded(row?.newsEndedAt)) ||
    (remindsBirthday && isEnded(row?.remindersEndedAt))
  );
}

/** Stores the hash of a confirmation token and its start. The caller holds the contact's lock. */
export async function expectConfirmation(
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
 * Condition: the newest confirmation is unanswered. The token of an answered one is kept, to distinguish it from an unknown
 * one.
 */
const isAsked = and(
  isNotNull(mailContacts.confirmationTokenHash),
  or(
    isNull(mailContacts.confirmedAt),
    lt(mailContacts.confirmedAt, mailContacts.confirmationSentAt),
  ),
);

const isOfShownHub = sql`exists (select 1 from ${families} where ${families.id} = ${mailContacts.familyId} and ${isHubShown})`;

/** Restarts the token's lifetime when its mail is sent. Does nothing when it was used or replaced. */
export async function moveConfirmation(
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

/** Contact of a confirmation token, and whether the token is open, used or expired. */
type AskedContact = ContactRow & { token: "open" | "used" | "expired" };

/** Returns the contact of a confirmation token. Null when it is unknown or replaced, or the hub is not shown. */
export async function findAskedContact(
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

/** Confirms an e-mail address, once per token. Null when the token is used, expired or unknown (rule: email-confirmation). */
export async function confirmContact(
  db: Executor,
  tokenHash: string,
  sentAfter: Date,
  now: Date,
): Promise<ContactRow | null> {
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

/**
 * Unsubscribes a family's contact from all mail, or resubscribes it with null. Returns false without such a contact (rule:
 * unsubscribe).
 */
export async function setUnsubscribed(
  db: Executor,
  contactId: string,
  unsubscribedAt: Date | null,
): Promise<boolean> {
  const rows = await db
    .update(mailContacts)
    .set({ unsubscribedAt })
    .where(idIs(mailContacts.id, contactId))
    .returning({ id: mailContacts.id });
  return rows.length > 0;
}

/** Kind of a family's mail that can be ended separately (rule: unsubscribe). */
export type MailPart = "news" | "reminders";

const PARTS = {
  news: { wanted: "wantsUpdates", endedAt: "newsEndedAt" },
  reminders: { wanted: "remindsBirthday", endedAt: "remindersEndedAt" },
} as const;

/** Ends one kind of a family's mail to a contact, for all kids. */
export async function endMailPart(
  db: Executor,
  contactId: string,
  part: MailPart,
  now: Date,
): Promise<void> {
  const { wanted, endedAt } = PARTS[part];
  await db
    .update(supporters)
    .set({ [wanted]: false, [endedAt]: now })
    .where(and(idIs(supporters.contactId, contactId), supporters[wanted]));
}

/** Resumes one kind of a family's mail, for the kids for which it was ended. */
export async function resumeMailPart(
  db: Executor,
  contactId: string,
  part: MailPart,
): Promise<void> {
  const { wanted, endedAt } = PARTS[part];
  await db
    .update(supporters)
    .set({ [wanted]: true, [endedAt]: null })
    .where(and(idIs(supporters.contactId, contactId), isNotNull(supporters[endedAt])));
}

/** Returns a contact of an open account, or null. */
export async function findContact(db: Executor, contactId: string): Promise<ContactRow | null> {
  const [row] = await db
    .select({ contact: mailContacts })
    .from(mailContacts)
    .innerJoin(families, eq(families.id, mailContacts.familyId))
    .where(and(idIs(mailContacts.id, contactId), isNull(families.closedAt)));
  return row?.contact ?? null;
}

/** A contact's subscription to a kid. */
export type ContactKid = {
  id: string;
  firstName: string;
  /** Null while the hub is not shown. */
  familyUrl: string | null;
  wantsNews: boolean;
  wantsReminders: boolean;
  /** True when the family shows the birthday. */
  hasBirthday: boolean;
};

/**
 * Returns the kids that a contact subscribed to, in the parent's order, with what it receives, or will receive once
 * confirmed (`asked`).
 */
export async function listKidsOfContact(
  db: Executor,
  contactId: string,
  which: "asked" | "gets" = "gets",
): Promise<ContactKid[]> {
  const isAsked = which === "asked";
  return db
    .select({
      id: kids.id,
      firstName: kids.firstName,
      familyUrl: familyAddresses.address,
      wantsNews: isAsked ? supporters.wantsUpdates : wantsNews,
      wantsReminders: isAsked ? supporters.remindsBirthday : wantsReminders,
      hasBirthday: sql<boolean>`(${families.showsBirthday} and ${isNotNull(kids.birthdayDay)})`,
    })
    .from(supporters)
    .innerJoin(mailContacts, eq(mailContacts.id, supporters.contactId))
    .innerJoin(kids, eq(kids.id, supporters.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(
      familyAddresses,
      and(eq(familyAddresses.familyId, families.id), familyAddresses.isCurrent, isHubShown),
    )
    .where(idIs(supporters.contactId, contactId))
    .orderBy(kids.position, kids.id);
}

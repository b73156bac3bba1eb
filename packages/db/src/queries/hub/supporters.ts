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

/** The contact gets mail: it is confirmed and has not unsubscribed (rule: email-confirmation, unsubscribe). */
export const isMailable = and(
  isNotNull(mailContacts.confirmedAt),
  isNull(mailContacts.unsubscribedAt),
);

/** Asked for, and not ended by the contact since it was last confirmed; of a row of `supporters` whose contact is joined. */
const asksFor = (wanted: Column, endedAt: Column): SQL<boolean> =>
  sql<boolean>`(${wanted} and (${endedAt} is null or coalesce(${endedAt} < ${mailContacts.confirmedAt}, false)))`;
/** Wants a kid's news (rule: update-mail). */
export const wantsNews = asksFor(supporters.wantsUpdates, supporters.newsEndedAt);
/** Wants to be reminded of a kid's days (rule: reminders). */
export const wantsReminders = asksFor(supporters.remindsBirthday, supporters.remindersEndedAt);

/**
 * The family's contact for an address, created unconfirmed when new, with the language of the page on which it was left (rule:
 * languages). Once it is confirmed, a later page changes no language that it has. Locked for the transaction (rule: email-confirmation).
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
      // Without a SET the row would be neither returned nor locked against a parallel sign-up.
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
 * Records what somebody asked for of a kid. Once an address is confirmed, a later sign-up only adds to its entry. True when it adds
 * what the address' owner had ended: that is to be confirmed anew (rule: email-confirmation, unsubscribe).
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

/** Stores the hash of the token that confirms an address, and its start. The caller has locked the contact. */
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

/** No confirmation has answered the newest question; the token of an answered one is kept, to tell it from an unknown one. */
const isAsked = and(
  isNotNull(mailContacts.confirmationTokenHash),
  or(
    isNull(mailContacts.confirmedAt),
    lt(mailContacts.confirmedAt, mailContacts.confirmationSentAt),
  ),
);

const isOfShownHub = sql`exists (select 1 from ${families} where ${families.id} = ${mailContacts.familyId} and ${isHubShown})`;

/** Restarts the token's life when its mail leaves; does nothing when it was used, or a newer one replaced it. */
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

/** What became of a confirmation's token: it can be used, was used, or is too old. */
type AskedContact = ContactRow & { token: "open" | "used" | "expired" };

/** The contact that a token was made for; null when it is unknown, replaced by a newer one, or its hub not shown. */
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

/** Confirms an address, once per token; null when the token is used, too old or unknown (rule: email-confirmation). */
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
 * Ends all mail to a family's contact, or resumes it with null; false when there is no such contact (rule: unsubscribe).
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

/** What of a family's mail can be ended by itself (rule: unsubscribe). */
export type MailPart = "news" | "reminders";

const PARTS = {
  news: { wanted: "wantsUpdates", endedAt: "newsEndedAt" },
  reminders: { wanted: "remindsBirthday", endedAt: "remindersEndedAt" },
} as const;

/** Ends a part of a family's mail to a contact, for all of the family's kids. */
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

/** Takes that back, for the kids of whom it was ended. */
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

/** A contact of an open account; null when there is none. */
export async function findContact(db: Executor, contactId: string): Promise<ContactRow | null> {
  const [row] = await db
    .select({ contact: mailContacts })
    .from(mailContacts)
    .innerJoin(families, eq(families.id, mailContacts.familyId))
    .where(and(idIs(mailContacts.id, contactId), isNull(families.closedAt)));
  return row?.contact ?? null;
}

/** What a contact asked for of a kid. */
export type ContactKid = {
  id: string;
  firstName: string;
  /** null while the hub is not shown. */
  familyUrl: string | null;
  wantsNews: boolean;
  wantsReminders: boolean;
  /** The family shows the birthday. */
  hasBirthday: boolean;
};

/**
 * The kids that a contact asked for, in the parent's order: with what it gets, or would get once it is confirmed (`asked`).
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

import type { KidDayKind } from "@giftling/domain";
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  not,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { mailPreferences, pushPreferences, users } from "../../schema/account.ts";
import { families, familyAddresses, familyMembers } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import { mails, reminders } from "../../schema/mails.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { visibleHubCondition } from "../access/hub-access.ts";
import { ownerColumns, selectOwner } from "../account/users.ts";
import { mailableContactCondition, reminderFollowerCondition } from "../contacts/contacts.ts";

/** Returns the owners of open accounts whose trial ends after `from` and no later than `to`. */
export async function listEndingTrials(db: Executor, from: Date, to: Date) {
  const rows = await db
    .select({ ...ownerColumns, trialEndsAt: families.trialEndsAt })
    .from(families)
    .crossJoinLateral(selectOwner(families.id))
    .where(
      and(isNull(families.closedAt), gt(families.trialEndsAt, from), lte(families.trialEndsAt, to)),
    );
  return rows.flatMap((row) =>
    row.trialEndsAt === null ? [] : [{ ...row, trialEndsAt: row.trialEndsAt }],
  );
}

/** Returns the owners of open accounts whose last subscription payment failed. */
export async function listPastDueOwners(db: Executor) {
  return db
    .select({ ...ownerColumns, currentPeriodEnd: families.currentPeriodEnd })
    .from(families)
    .crossJoinLateral(selectOwner(families.id))
    .where(and(isNull(families.closedAt), eq(families.subscriptionStatus, "past_due")));
}

/** Dates with upcoming birthdays or second days. Recipients reminded after `since` are not reminded again. */
type Coming = { kind: KidDayKind; dates: readonly { month: number; day: number }[]; since: Date };

/**
 * Returns SQL for a table of upcoming dates, and the condition that joins kids with a day on these dates. Postgres then
 * finds the kids with one index lookup per date. With an IN list, Postgres would also read the kids' rows.
 */
function comingDates({ kind, dates }: Coming): [table: SQL, isComing: SQL] {
  const [month, day] =
    kind === "birthday"
      ? [kids.birthdayMonth, kids.birthdayDay]
      : [kids.secondDayMonth, kids.secondDayDay];
  const pairs = dates.map((date) => sql`(${date.month}::smallint, ${date.day}::smallint)`);
  return [
    sql`(values ${sql.join(pairs, sql`, `)}) as coming (month, day)`,
    sql`${month} = coming.month and ${day} = coming.day`,
  ];
}

/** Returns the SQL condition that the recipient got no reminder of the kid's birthday or second day after `since`. */
const isUnreminded = ({ kind, since }: Coming, isPerson: SQL): SQL =>
  not(
    sql`exists (select 1 from ${reminders} where ${and(
      eq(reminders.kidId, kids.id),
      eq(reminders.day, kind),
      isPerson,
      gt(reminders.remindedAt, since),
    )})`,
  );

/** Returns a subquery that has a row only if the family has a current URL. */
const withPage = (db: Executor) =>
  db
    .select({ id: familyAddresses.familyId })
    .from(familyAddresses)
    .where(and(eq(familyAddresses.familyId, families.id), familyAddresses.isCurrent));

/**
 * Returns the confirmed contacts to remind of a kid's birthday or second day. Excludes paused and hidden hubs, and
 * hidden birthdays (rule: reminders).
 */
export async function listDueReminders(db: Executor, coming: Coming) {
  return db
    .select({
      kidId: kids.id,
      contactId: mailContacts.id,
      canonicalEmail: mailContacts.canonicalEmail,
    })
    .from(kids)
    .innerJoin(...comingDates(coming))
    .innerJoin(
      families,
      and(eq(families.id, kids.familyId), visibleHubCondition, buildReminderCondition(coming.kind)),
    )
    .innerJoin(supporters, eq(supporters.kidId, kids.id))
    .innerJoin(
      mailContacts,
      and(
        eq(mailContacts.id, supporters.contactId),
        mailableContactCondition,
        reminderFollowerCondition,
      ),
    )
    .where(
      and(
        sql`exists ${withPage(db)}`,
        isUnreminded(coming, sql`${reminders.contactId} = ${mailContacts.id}`),
      ),
    );
}

/** Returns the SQL condition that the family permits reminders of a kid's birthday or second day. */
export const buildReminderCondition = (kind: KidDayKind): SQL =>
  kind === "birthday"
    ? sql`(${families.showsBirthday} and not ${families.pausesWrites})`
    : not(families.pausesWrites);

/**
 * Returns the parents who get a mail that asks whether the wishlist for a kid's upcoming day is ready. Requires a
 * visible hub with a current URL (rule: list-ready).
 */
export async function listDueWishlistChecks(db: Executor, coming: Coming) {
  return db
    .select({ kidId: kids.id, userId: users.id, email: users.email })
    .from(kids)
    .innerJoin(...comingDates(coming))
    .innerJoin(families, and(eq(families.id, kids.familyId), visibleHubCondition))
    .innerJoin(familyMembers, eq(familyMembers.familyId, families.id))
    .innerJoin(users, and(eq(users.id, familyMembers.userId), ne(users.email, "")))
    .leftJoin(mailPreferences, eq(mailPreferences.userId, users.id))
    .where(
      and(
        sql`exists ${withPage(db)}`,
        sql`coalesce(${mailPreferences.listReady}, true)`,
        isUnreminded(coming, sql`${reminders.userId} = ${users.id}`),
      ),
    );
}

/**
 * Returns at most `limit` parents of open accounts who turned on the weekly summary as a mail or as a push
 * notification. Excludes parents with a summary queued at or after `since` (rule: weekly-summary).
 */
export async function listDueWeeklySummaries(db: Executor, since: Date, limit: number) {
  const wanted = unionAll(
    db
      .select({ userId: mailPreferences.userId })
      .from(mailPreferences)
      .where(eq(mailPreferences.weeklySummary, true)),
    db
      .select({ userId: pushPreferences.userId })
      .from(pushPreferences)
      .where(eq(pushPreferences.weeklySummary, true)),
  );
  const queued = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(eq(mails.userId, users.id), eq(mails.kind, "weekly-summary"), gte(mails.queuedAt, since)),
    );
  return db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .innerJoin(familyMembers, eq(familyMembers.userId, users.id))
    .innerJoin(families, and(eq(families.id, familyMembers.familyId), isNull(families.closedAt)))
    .where(and(inArray(users.id, wanted), ne(users.email, ""), notExists(queued)))
    .orderBy(asc(users.id))
    .limit(limit);
}

import type { KidDayKind } from "@giftling/domain";
import { and, eq, lte, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families, familyAddresses } from "../../schema/families.ts";
import { purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { reminders } from "../../schema/mails.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { visibleHubCondition } from "../access/hub-access.ts";
import { reminderFollowerCondition } from "../contacts/contacts.ts";
import { createId, equalsId } from "../core/ids.ts";
import { purchasedUnitCondition } from "../wishlist/units.ts";
import { buildReminderCondition } from "./due-mails.ts";
import { currentFamilyUrlCondition, kidAvatars, kidMailColumns } from "./facts.ts";

type Person = { contactId: string } | { userId: string };

/**
 * Records that a recipient is reminded of a kid's birthday or second day at `now`. Returns false if the recipient was
 * already reminded after `since`. Only one of several concurrent calls returns true (rule: reminders).
 */
export async function claimReminder(
  tx: Executor,
  { kidId, day, ...person }: { kidId: string; day: KidDayKind } & Person,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const whom = "contactId" in person ? reminders.contactId : reminders.userId;
  const { count } = await tx
    .insert(reminders)
    .values({ id: createId(), kidId, day, ...person, remindedAt: now })
    .onConflictDoUpdate({
      target: [reminders.kidId, reminders.day, whom],
      set: { remindedAt: now },
      setWhere: lte(reminders.remindedAt, since),
    });
  return count > 0;
}

/**
 * Columns of a mail about a kid's birthday or second day: the dates, and the number of wishes with a free unit (rule:
 * reminders).
 */
const reminderColumns = {
  ...kidMailColumns,
  birthdayMonth: kids.birthdayMonth,
  birthdayDay: kids.birthdayDay,
  secondDayName: kids.secondDayName,
  secondDayMonth: kids.secondDayMonth,
  secondDayDay: kids.secondDayDay,
  wishesLeft: sql<number>`(
    select count(*)::int from ${wishlistItems}
    where ${wishlistItems.kidId} = ${kids.id} and ${wishlistItems.state} = 'shown' and (${wishlistItems.quantity} is null
      or ${wishlistItems.quantity} > (select count(*) from ${purchases} where ${purchases.itemId} = ${wishlistItems.id} and ${purchasedUnitCondition})))`,
};

/**
 * Returns the contents of a supporter's reminder. Returns null if the contact or the family turned reminders off, or
 * the hub is not visible (rule: reminders).
 */
export async function findReminder(
  db: Executor,
  { kidId, contactId, day }: { kidId: string; contactId: string; day: KidDayKind },
) {
  const [row] = await db
    .select(reminderColumns)
    .from(kids)
    .innerJoin(
      families,
      and(eq(families.id, kids.familyId), visibleHubCondition, buildReminderCondition(day)),
    )
    .innerJoin(supporters, eq(supporters.kidId, kids.id))
    .innerJoin(
      mailContacts,
      and(eq(mailContacts.id, supporters.contactId), reminderFollowerCondition),
    )
    .innerJoin(familyAddresses, currentFamilyUrlCondition)
    .leftJoin(kidAvatars, eq(kidAvatars.id, kids.avatarId))
    .where(and(equalsId(kids.id, kidId), equalsId(supporters.contactId, contactId)));
  return row ?? null;
}

/**
 * Returns the contents of the mail that asks a parent whether a wishlist is ready. Returns null if the kid does not
 * exist, belongs to another family, or has no visible hub (rule: list-ready).
 */
export async function findWishlistCheck(db: Executor, familyId: string, kidId: string) {
  const [row] = await db
    .select(reminderColumns)
    .from(kids)
    .innerJoin(families, and(eq(families.id, kids.familyId), visibleHubCondition))
    .innerJoin(familyAddresses, currentFamilyUrlCondition)
    .leftJoin(kidAvatars, eq(kidAvatars.id, kids.avatarId))
    .where(and(equalsId(kids.id, kidId), eq(kids.familyId, familyId)));
  return row ?? null;
}

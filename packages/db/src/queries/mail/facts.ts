import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { familyAddresses, mailPreferences, pictures, users } from "../../schema/account.ts";
import { thankYous } from "../../schema/gratitude.ts";
import { kids } from "../../schema/kids.ts";
import { referrals } from "../../schema/referrals.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { updates } from "../../schema/updates.ts";
import { awaitsDelivery, giversWords } from "../gratitude/thank-yous.ts";
import { isMailable } from "../hub/supporters.ts";
import { idIs } from "../ids.ts";
import { pictureAddress } from "../pictures/address.ts";

/** The family's account is open, and the contact wants its mail. */
const isOpenAndWelcome = and(isNull(users.closedAt), isMailable);

/** The content of a mail about an update to one contact; null when it must not be sent any more (rule: update-mail). */
export async function findUpdateForReader(db: Executor, updateId: string, contactId: string) {
  const [row] = await db
    .select({
      title: updates.title,
      content: updates.content,
      pictureKey: pictures.storageKey,
      kidId: kids.id,
      childFirstName: kids.firstName,
      familyUrl: familyAddresses.address,
      email: mailContacts.email,
    })
    .from(updates)
    .innerJoin(kids, eq(kids.id, updates.kidId))
    .innerJoin(users, eq(users.id, kids.userId))
    .innerJoin(supporters, and(eq(supporters.kidId, kids.id), supporters.wantsUpdates))
    .innerJoin(mailContacts, eq(mailContacts.id, supporters.contactId))
    .leftJoin(pictures, eq(pictures.id, updates.pictureId))
    .leftJoin(
      familyAddresses,
      and(eq(familyAddresses.userId, users.id), eq(familyAddresses.isCurrent, true)),
    )
    .where(and(idIs(updates.id, updateId), eq(mailContacts.id, contactId), isOpenAndWelcome));
  if (!row) return null;
  const { pictureKey, ...facts } = row;
  return { ...facts, imageUrl: pictureAddress(pictureKey) };
}

/**
 * The content of a thank-you mail; null when the thank-you is gone or sent, or the giver wants no mail (rule:
 * thank-you-queue).
 */
export async function findThankYouForGiver(db: Executor, thankYouId: string, contactId: string) {
  const [row] = await db
    .select({ ...giversWords, email: mailContacts.email })
    .from(thankYous)
    .innerJoin(kids, eq(kids.id, thankYous.kidId))
    .innerJoin(users, eq(users.id, kids.userId))
    .innerJoin(mailContacts, eq(mailContacts.id, thankYous.contactId))
    .where(
      and(
        idIs(thankYous.id, thankYouId),
        eq(mailContacts.id, contactId),
        isOpenAndWelcome,
        awaitsDelivery,
      ),
    );
  return row?.message ? { ...row, message: row.message } : null;
}

/** Gifts that the parent got no mail about yet, oldest first (rule: parent-mail). */
export async function listGiftsAwaitingNotice(db: Executor, userId: string) {
  return db
    .select({
      id: thankYous.id,
      childFirstName: kids.firstName,
      giverName: thankYous.contributorName,
      type: thankYous.contributionType,
      amountCents: thankYous.amountCents,
      giftLabel: thankYous.giftLabel,
    })
    .from(thankYous)
    .innerJoin(kids, eq(kids.id, thankYous.kidId))
    .where(and(eq(kids.userId, userId), thankYous.awaitsNotice))
    .orderBy(asc(thankYous.contributedAt), asc(thankYous.id));
}

/** Marks these gifts as told to the parent; all of the family's without `ids`. */
export async function endNotice(
  tx: Executor,
  userId: string,
  ids?: readonly string[],
): Promise<void> {
  const own = tx.select({ id: kids.id }).from(kids).where(eq(kids.userId, userId));
  await tx
    .update(thankYous)
    .set({ awaitsNotice: false })
    .where(
      and(
        thankYous.awaitsNotice,
        inArray(thankYous.kidId, own),
        ids === undefined ? undefined : inArray(thankYous.id, [...ids]),
      ),
    );
}

/** A parent's row and mail switches; null when the account is gone (rule: parent-mail). */
export async function findParentForMail(db: Executor, userId: string) {
  const [row] = await db
    .select({
      user: users,
      giftRecorded: sql<boolean>`coalesce(${mailPreferences.giftRecorded}, true)`,
      referralReward: sql<boolean>`coalesce(${mailPreferences.referralReward}, true)`,
      trialReminders: sql<boolean>`coalesce(${mailPreferences.trialReminders}, true)`,
    })
    .from(users)
    .leftJoin(mailPreferences, eq(mailPreferences.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** True while that referral counts as rewarded. */
export async function isRewarded(db: Executor, referralId: string, userId: string) {
  const count = await db.$count(
    referrals,
    and(
      idIs(referrals.id, referralId),
      eq(referrals.referrerId, userId),
      isNotNull(referrals.rewardGrantedAt),
    ),
  );
  return count > 0;
}

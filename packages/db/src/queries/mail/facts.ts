import { UNAPPROVED_GIVER_NAME } from "@giftling/domain";
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { families, familyAddresses } from "../../schema/families.ts";
import { contributions, purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { referrals } from "../../schema/referrals.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { updates } from "../../schema/updates.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { premiumColumns, visibleHubCondition } from "../access/hub-access.ts";
import { newsFollowerCondition } from "../contacts/contacts.ts";
import { equalsId } from "../core/ids.ts";
import { buildAuthorName } from "../family/author.ts";
import { giverContactCondition } from "../people/person-columns.ts";
import { deliverableThankYouCondition } from "../thank-yous/thank-you-mails.ts";
import { giverMessageColumns } from "../thank-yous/thank-you-page.ts";

/** Alias of `pictures` for kids' photos, for queries that also join the pictures of updates. */
export const kidAvatars = alias(pictures, "photos");

/**
 * SQL for the storage key of a kid's photo. Null if the kid has no photo or a parent hides the photo (rule:
 * hidden-facts).
 */
const shownPhoto = sql<
  string | null
>`case when ${families.showsPhoto} then ${kidAvatars.storageKey} end`;

/** Columns of a kid for mails. `writtenIn` is the language of the family's texts (rule: languages). */
export const kidMailColumns = {
  kidId: kids.id,
  childFirstName: kids.firstName,
  familyUrl: familyAddresses.address,
  photoKey: shownPhoto,
  family: premiumColumns,
  writtenIn: families.language,
};
export const currentFamilyUrlCondition = and(
  eq(familyAddresses.familyId, kids.familyId),
  eq(familyAddresses.isCurrent, true),
);

/**
 * Returns a kid's columns for mails. Returns null if the kid does not exist or belongs to another family
 * (rule: not-found-not-forbidden).
 */
export async function findKidForMail(db: Executor, familyId: string, kidId: string) {
  const [row] = await db
    .select(kidMailColumns)
    .from(kids)
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(kidAvatars, eq(kidAvatars.id, kids.avatarId))
    .leftJoin(familyAddresses, currentFamilyUrlCondition)
    .where(and(equalsId(kids.id, kidId), eq(kids.familyId, familyId)));
  return row ?? null;
}

/**
 * Returns the contents of an update's mail to a contact. Returns null if the update does not exist, the contact is not
 * subscribed, or the hub is not visible (rule: update-mail).
 */
export async function findUpdateForRecipient(db: Executor, updateId: string, contactId: string) {
  const [row] = await db
    .select({
      title: updates.title,
      content: updates.content,
      pictureKey: pictures.storageKey,
      writtenBy: buildAuthorName(updates.authorId, families.id),
      ...kidMailColumns,
    })
    .from(updates)
    .innerJoin(kids, eq(kids.id, updates.kidId))
    .innerJoin(families, and(eq(families.id, kids.familyId), visibleHubCondition))
    .innerJoin(supporters, eq(supporters.kidId, kids.id))
    .innerJoin(mailContacts, and(eq(mailContacts.id, supporters.contactId), newsFollowerCondition))
    .leftJoin(pictures, eq(pictures.id, updates.pictureId))
    .leftJoin(kidAvatars, eq(kidAvatars.id, kids.avatarId))
    .leftJoin(familyAddresses, currentFamilyUrlCondition)
    .where(and(equalsId(updates.id, updateId), eq(supporters.contactId, contactId)));
  return row ?? null;
}

/**
 * Returns the contents of a thank-you mail to a contact. Returns null for an unknown or sent thank-you, a thank-you
 * without a message, and an undeliverable thank-you. Also returns null if the contact is no longer assigned to the
 * giver or the hub is taken down (rule: thank-you-states).
 */
export async function findThankYouForGiver(db: Executor, thankYouId: string, contactId: string) {
  const [row] = await db
    .select({
      ...giverMessageColumns,
      photoKey: shownPhoto,
      family: premiumColumns,
      writtenIn: families.language,
    })
    .from(thankYous)
    .innerJoin(kids, eq(kids.id, thankYous.kidId))
    .innerJoin(families, and(eq(families.id, kids.familyId), isNull(families.takenDownAt)))
    .leftJoin(kidAvatars, eq(kidAvatars.id, kids.avatarId))
    .where(
      and(
        equalsId(thankYous.id, thankYouId),
        sql`exists (select 1 from ${mailContacts} where ${mailContacts.id} = ${contactId} and ${giverContactCondition})`,
        deliverableThankYouCondition,
      ),
    );
  return row?.message ? { ...row, message: row.message } : null;
}

/** SQL condition that the gift is off-list. The label of an off-list gift comes from its giver (rule: other-gifts). */
const isOffList = sql<boolean>`coalesce(${wishlistItems.isOffList}, false)`;

/**
 * Returns the gifts that await a notice to the family, oldest first. With `ids`, returns the gifts with these thank-you
 * IDs instead. `UNAPPROVED_GIVER_NAME` replaces a name that is pending approval. The label of an off-list gift is null
 * while its approval is pending. `isSurprise` is true if the kid must not see the gift's name (rule: parent-mail).
 */
export async function listGiftsAwaitingNotice(
  db: Executor,
  familyId: string,
  ids?: readonly string[],
) {
  return db
    .select({
      id: thankYous.id,
      kidId: thankYous.kidId,
      contributedAt: thankYous.contributedAt,
      childFirstName: kids.firstName,
      giverName: sql<string | null>`case when ${thankYous.contributorName} is not null
          and (${purchases.isNameApproved} is false or ${contributions.isNameApproved} is false)
        then ${UNAPPROVED_GIVER_NAME} else ${thankYous.contributorName} end`,
      type: thankYous.contributionType,
      amountCents: thankYous.amountCents,
      currency: families.currency,
      giftLabel: sql<
        string | null
      >`case when not (${isOffList} and ${purchases.isNameApproved} is false) then ${thankYous.giftLabel} end`,
      isOffList,
      isToConfirm: sql<boolean>`coalesce(${contributions.status} = 'reported', false)`,
      isSurprise: kids.keepsSurprises,
    })
    .from(thankYous)
    .innerJoin(kids, eq(kids.id, thankYous.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(purchases, eq(purchases.id, thankYous.purchaseId))
    .leftJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .leftJoin(contributions, eq(contributions.id, thankYous.contributionId))
    .where(
      and(
        eq(kids.familyId, familyId),
        ids === undefined ? thankYous.awaitsNotice : inArray(thankYous.id, [...ids]),
      ),
    )
    .orderBy(asc(thankYous.contributedAt), asc(thankYous.id));
}

/**
 * Records that the family was notified about the gifts with the thank-you IDs `ids`, or about all gifts if `ids` is
 * absent.
 */
export async function markGiftsNotified(tx: Executor, familyId: string, ids?: readonly string[]) {
  const own = tx.select({ id: kids.id }).from(kids).where(eq(kids.familyId, familyId));
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

export async function isReferralRewarded(db: Executor, referralId: string, familyId: string) {
  const count = await db.$count(
    referrals,
    and(
      equalsId(referrals.id, referralId),
      eq(referrals.referrerId, familyId),
      isNotNull(referrals.rewardGrantedAt),
    ),
  );
  return count > 0;
}

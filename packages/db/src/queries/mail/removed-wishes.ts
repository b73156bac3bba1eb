import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families, familyAddresses } from "../../schema/families.ts";
import { contributions, purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { mails } from "../../schema/mails.ts";
import { mailContacts } from "../../schema/supporters.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { mailableContactCondition } from "../contacts/contacts.ts";
import { equalsId } from "../core/ids.ts";
import { pendingThankYouCondition } from "../gifts/gift-thank-you.ts";
import { wishRemovedCondition } from "../wishlist/items.ts";
import { currentFamilyUrlCondition, kidAvatars, kidMailColumns } from "./facts.ts";

/** SQL for the ID of a thank-you's gift. Requires left joins of `purchases` and `contributions` in the query. */
const giftId = sql<string>`coalesce(${purchases.id}, ${contributions.id})`;

/** SQL condition that the family has neither received the gift nor thanked for it. */
const isOpenGift = and(
  pendingThankYouCondition,
  isNull(purchases.receivedAt),
  or(isNull(contributions.id), ne(contributions.status, "dismissed")),
);

/**
 * Returns the confirmed contacts who bought a wish or contributed to it. Excludes gifts that the family received or
 * thanked for (rule: deleted-wish).
 */
export async function listWishGivers(db: Executor, itemId: string) {
  return db
    .selectDistinct({ contactId: mailContacts.id, email: mailContacts.canonicalEmail })
    .from(thankYous)
    .innerJoin(
      mailContacts,
      and(eq(mailContacts.id, thankYous.contactId), mailableContactCondition),
    )
    .leftJoin(purchases, eq(purchases.id, thankYous.purchaseId))
    .leftJoin(contributions, eq(contributions.id, thankYous.contributionId))
    .where(
      and(
        or(
          inArray(
            thankYous.purchaseId,
            db.select({ id: purchases.id }).from(purchases).where(eq(purchases.itemId, itemId)),
          ),
          inArray(
            thankYous.contributionId,
            db
              .select({ id: contributions.id })
              .from(contributions)
              .where(eq(contributions.wishlistItemId, itemId)),
          ),
        ),
        isOpenGift,
      ),
    );
}

/**
 * Returns the contents of the mail to a contact about a gift whose wish was removed. Selects the contact's oldest gift
 * that the family has neither received nor thanked for. Returns null if there is no such gift, the wish is on the list,
 * or the hub is taken down (rule: deleted-wish).
 */
export async function findRemovedWishGift(
  db: Executor,
  { itemId, contactId }: { itemId: string; contactId: string },
) {
  const [row] = await db
    .select({
      ...kidMailColumns,
      giftId,
      wish: wishlistItems.name,
      isContribution: sql<boolean>`${contributions.id} is not null`,
    })
    .from(thankYous)
    .leftJoin(purchases, eq(purchases.id, thankYous.purchaseId))
    .leftJoin(contributions, eq(contributions.id, thankYous.contributionId))
    .innerJoin(
      wishlistItems,
      and(
        or(
          eq(wishlistItems.id, purchases.itemId),
          eq(wishlistItems.id, contributions.wishlistItemId),
        ),
        wishRemovedCondition,
      ),
    )
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, and(eq(families.id, kids.familyId), isNull(families.takenDownAt)))
    .leftJoin(kidAvatars, eq(kidAvatars.id, kids.avatarId))
    .leftJoin(familyAddresses, currentFamilyUrlCondition)
    .where(and(equalsId(wishlistItems.id, itemId), eq(thankYous.contactId, contactId), isOpenGift))
    .orderBy(thankYous.contributedAt, thankYous.id)
    .limit(1);
  return row ?? null;
}

/**
 * Deletes the unsent mails about a wish that is on the wishlist again. A later removal of the wish queues these mails
 * again.
 */
export async function deleteUnsentRemovedWishMails(tx: Executor, itemId: string): Promise<void> {
  const contacts = (await listWishGivers(tx, itemId)).map(({ contactId }) => contactId);
  if (contacts.length === 0) return;
  await tx
    .delete(mails)
    .where(
      and(
        inArray(mails.contactId, contacts),
        eq(mails.kind, "wish-removed"),
        inArray(mails.status, ["queued", "dropped"]),
        sql`${mails.facts} ->> 'itemId' = ${itemId}`,
      ),
    );
}

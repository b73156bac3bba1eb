import { and, asc, desc, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { updates } from "../../schema/updates.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { equalsId } from "../core/ids.ts";

/** SQL condition that the contact follows at least one kid and that all these kids are deleted (rule: deleted-kid). */
export const followsOnlyDeletedKidsCondition = sql<boolean>`coalesce((
  select bool_and(${kids.familyId} is null)
  from ${supporters} join ${kids} on ${eq(kids.id, supporters.kidId)}
  where ${eq(supporters.contactId, mailContacts.id)}), false)`;

/**
 * SQL condition that the picture belongs to at least one kid and that all these kids are deleted (rule: deleted-kid).
 */
export const deletedKidPictureCondition = sql<boolean>`coalesce((
  select bool_and(shown.family_id is null) from (
    select ${kids.familyId} from ${kids} where ${eq(kids.avatarId, pictures.id)}
    union all select ${kids.familyId} from ${updates} join ${kids} on ${eq(kids.id, updates.kidId)}
      where ${eq(updates.pictureId, pictures.id)}
    union all select ${kids.familyId} from ${wishlistItems} join ${kids} on ${eq(kids.id, wishlistItems.kidId)}
      where ${eq(wishlistItems.pictureId, pictures.id)}
    union all select ${kids.familyId} from ${thankYous} join ${kids} on ${eq(kids.id, thankYous.kidId)}
      where ${eq(thankYous.pictureId, pictures.id)}
  ) shown), false)`;

/** Removes a kid from its family, until the owner restores the kid. Requires `lockKid`. */
export async function softDeleteKid(tx: Executor, kidId: string, deletedAt: Date): Promise<void> {
  await tx
    .update(kids)
    .set({ familyId: null, deletedAt, deletedFromFamilyId: sql`${kids.familyId}` })
    .where(eq(kids.id, kidId));
}

/** Returns the kids of a family that were deleted after `since`, latest first. */
export async function listDeletedKids(db: Executor, familyId: string, since: Date) {
  const rows = await db
    .select({ id: kids.id, firstName: kids.firstName, deletedAt: kids.deletedAt })
    .from(kids)
    .where(and(eq(kids.deletedFromFamilyId, familyId), gt(kids.deletedAt, since)))
    .orderBy(desc(kids.deletedAt), desc(kids.id));
  return rows.flatMap(({ deletedAt, ...kid }) => (deletedAt ? [{ ...kid, deletedAt }] : []));
}

/**
 * Restores a deleted kid at its former position. Does nothing unless the kid was deleted from the given family after
 * `since`. Requires `lockFamily`.
 */
export async function restoreDeletedKid(
  tx: Executor,
  familyId: string,
  kidId: string,
  since: Date,
): Promise<void> {
  await tx
    .update(kids)
    .set({ familyId, deletedAt: null, deletedFromFamilyId: null })
    .where(
      and(
        equalsId(kids.id, kidId),
        eq(kids.deletedFromFamilyId, familyId),
        gt(kids.deletedAt, since),
      ),
    );
}

/**
 * Returns one page of at most `limit` IDs of kids deleted at or before `moment`, in ascending order. The page starts
 * after the ID `afterId`, or at the first ID if `afterId` is null.
 */
export async function listKidsDeletedBefore(
  db: Executor,
  moment: Date,
  afterId: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: kids.id })
    .from(kids)
    .where(
      and(
        isNotNull(kids.deletedFromFamilyId),
        lte(kids.deletedAt, moment),
        afterId === null ? undefined : gt(kids.id, afterId),
      ),
    )
    .orderBy(asc(kids.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

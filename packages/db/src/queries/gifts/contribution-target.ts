import { and, eq, isNull, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import { paymentLinks } from "../../schema/links.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { hubAccessColumns } from "../access/hub-access.ts";
import { memoizeStatement } from "../core/memoize-statement.ts";
import { wishNotDeletedCondition, wishNotDraftCondition } from "../wishlist/items.ts";

const contributionTarget = memoizeStatement((db) =>
  db
    .select({
      kidId: kids.id,
      hubAccess: hubAccessColumns,
      link: { id: paymentLinks.id, type: paymentLinks.type, label: paymentLinks.label },
      activity: { id: wishlistItems.id, name: wishlistItems.name },
    })
    .from(kids)
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(
      paymentLinks,
      and(eq(paymentLinks.kidId, kids.id), eq(paymentLinks.id, sql.placeholder("linkId"))),
    )
    .leftJoin(
      wishlistItems,
      and(
        eq(wishlistItems.kidId, kids.id),
        eq(wishlistItems.id, sql.placeholder("itemId")),
        eq(wishlistItems.isActivity, true),
        wishNotDraftCondition,
        wishNotDeletedCondition,
      ),
    )
    .where(and(eq(kids.id, sql.placeholder("kidId")), isNull(families.closedAt)))
    .prepare("contribution_target"),
);

/**
 * Returns the target of a visitor's contribution. Returns null if the kid does not exist or the account is closed.
 * `link` and `activity` are null if the visitor selected nothing, or an item of another kid.
 */
export async function findContributionTarget(
  db: Executor,
  ids: { kidId: string; paymentLinkId?: string | null; wishlistItemId?: string | null },
) {
  // Text that is not a UUID is treated like an absent ID.
  const known = (id: string | null | undefined) => (id && validate(id) ? id : null);
  const [row] = await contributionTarget(db).execute({
    kidId: known(ids.kidId),
    linkId: known(ids.paymentLinkId),
    itemId: known(ids.wishlistItemId),
  });
  return row ?? null;
}

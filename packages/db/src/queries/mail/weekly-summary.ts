import { toUtcDay } from "@giftling/domain";
import { and, asc, type Column, eq, gte, lt, ne, not, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { visitDays } from "../../schema/analytics.ts";
import { families } from "../../schema/families.ts";
import { contributions, purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { visitTotalColumns } from "../analytics/counts.ts";
import { followerCondition } from "../contacts/contacts.ts";
import { purchasedUnitCondition } from "../wishlist/units.ts";
import { kidAvatars, kidMailColumns } from "./facts.ts";

/**
 * Returns the events on a family's hubs from `from` to `until`, per kid in the order that the parent chose. `views`
 * counts page views of whole UTC days, from the day of `from` to the day before `until`. `gifts` and
 * `contributionCents` are 0 for a kid whose gifts are surprises (rule: weekly-summary).
 */
export async function listWeeklySummaries(db: Executor, familyId: string, from: Date, until: Date) {
  const isInWeek = (moment: Column) => and(gte(moment, from), lt(moment, until));
  const gifts = sql`(
    select count(*) from ${purchases} join ${wishlistItems} on ${eq(wishlistItems.id, purchases.itemId)}
    where ${and(eq(wishlistItems.kidId, kids.id), purchasedUnitCondition, not(purchases.isByParent), isInWeek(purchases.purchasedAt))})`;
  const contributionCents = sql`(
    select coalesce(sum(${contributions.amountCents}), 0) from ${contributions}
    where ${and(eq(contributions.kidId, kids.id), ne(contributions.status, "dismissed"), isInWeek(contributions.contributedAt))})`;
  return db
    .select({
      kidId: kids.id,
      childFirstName: kids.firstName,
      photoKey: kidMailColumns.photoKey,
      currency: families.currency,
      keepsSurprises: kids.keepsSurprises,
      gifts: sql<number>`(case when ${kids.keepsSurprises} then 0 else ${gifts} end)::int`,
      contributionCents: sql<number>`(case when ${kids.keepsSurprises} then 0 else ${contributionCents} end)::int`,
      followers: sql<number>`(
        select count(*) from ${supporters} join ${mailContacts} on ${eq(mailContacts.id, supporters.contactId)}
        where ${and(eq(supporters.kidId, kids.id), followerCondition, isInWeek(supporters.createdAt))})::int`,
      views: sql<number>`(
        select ${visitTotalColumns.totalPageViews} from ${visitDays}
        where ${and(eq(visitDays.kidId, kids.id), gte(visitDays.day, toUtcDay(from)), lt(visitDays.day, toUtcDay(until)))})`,
    })
    .from(kids)
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(kidAvatars, eq(kidAvatars.id, kids.avatarId))
    .where(eq(kids.familyId, familyId))
    .orderBy(asc(kids.position), asc(kids.id));
}

import type { WaitingView } from "@giftling/domain";
import { and, asc, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions, thankYous } from "../../schema/gratitude.ts";
import { kids } from "../../schema/kids.ts";
import { pendingThankYouCondition } from "../gifts/gift-thank-you.ts";

/**
 * Returns the number of thank-yous to write and of contributions to confirm for each kid, in the parent's order (rule:
 * waiting-counts).
 */
export function countPendingItems(db: Executor, familyId: string): Promise<WaitingView[]> {
  const toThank = db
    .select({ count: sql`count(*)::int` })
    .from(thankYous)
    .leftJoin(contributions, eq(contributions.id, thankYous.contributionId))
    .where(
      and(
        eq(thankYous.kidId, kids.id),
        pendingThankYouCondition,
        or(isNull(contributions.id), ne(contributions.status, "dismissed")),
      ),
    );
  const toConfirm = db
    .select({ count: sql`count(*)::int` })
    .from(contributions)
    .where(and(eq(contributions.kidId, kids.id), eq(contributions.status, "reported")));
  return db
    .select({
      kidId: kids.id,
      toThank: sql<number>`(${toThank})`,
      toConfirm: sql<number>`(${toConfirm})`,
    })
    .from(kids)
    .where(eq(kids.familyId, familyId))
    .orderBy(asc(kids.position), asc(kids.id));
}

import type { SubscriptionPlan } from "@giftling/domain";
import { and, asc, eq, exists, isNotNull, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { stripeSyncs } from "../../schema/billing.ts";
import { families, familyAddresses, familyMembers } from "../../schema/families.ts";
import { equalsId } from "../core/ids.ts";
import { ownerColumns, selectOwner } from "./users.ts";

/**
 * Finds families for an operator, with the owner's e-mail address. `named` is the ID of a family or member, a member's
 * e-mail address, or a family URL. Ignores the case of e-mail addresses. Includes closed accounts and retired URLs. One
 * e-mail address can match several families.
 */
export async function findFamilies(db: Executor, named: string) {
  const hasAddress = exists(
    db
      .select({ address: familyAddresses.address })
      .from(familyAddresses)
      .where(
        and(
          eq(familyAddresses.familyId, families.id),
          eq(familyAddresses.address, sql`lower(${named})`),
        ),
      ),
  );
  const member = alias(familyMembers, "member");
  const person = alias(users, "person");
  const hasMember = exists(
    db
      .select({ userId: member.userId })
      .from(member)
      .innerJoin(person, eq(person.id, member.userId))
      .where(
        and(
          eq(member.familyId, families.id),
          or(equalsId(person.id, named), sql`lower(${person.email}) = lower(${named})`),
        ),
      ),
  );
  return db
    .select({
      id: families.id,
      email: ownerColumns.email,
      subscriptionPlan: families.subscriptionPlan,
    })
    .from(families)
    .crossJoinLateral(selectOwner(families.id))
    .where(or(equalsId(families.id, named), hasMember, hasAddress))
    .orderBy(asc(families.id));
}

/**
 * Takes a family's hub down, or restores the hub if `takenDownAt` is null. Returns false if the hub was already in the
 * requested state (rule: unpublished-hub).
 */
export async function setHubTakedownTime(tx: Executor, familyId: string, takenDownAt: Date | null) {
  const isOther =
    takenDownAt === null ? isNotNull(families.takenDownAt) : isNull(families.takenDownAt);
  const { count } = await tx
    .update(families)
    .set({ takenDownAt })
    .where(and(eq(families.id, familyId), isOther));
  return count > 0;
}

/**
 * Sets a family's plan without an end date. Syncs with Stripe do not change this plan, unless it is `free`
 * (rule: stripe-truth).
 */
export async function setPlanByOperator(db: Executor, familyId: string, plan: SubscriptionPlan) {
  const isFree = plan === "free";
  await db
    .update(families)
    .set({
      subscriptionPlan: plan,
      subscriptionStatus: isFree ? null : "active",
      planSetByOperator: !isFree,
      trialEndsAt: null,
      currentPeriodEnd: null,
    })
    .where(eq(families.id, familyId));
  await db.update(stripeSyncs).set({ syncedAt: null }).where(eq(stripeSyncs.familyId, familyId));
}

import { eq, inArray } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { identities } from "../../schema/account.ts";
import { subscriptions, trialTombstones } from "../../schema/billing.ts";
import { familyMembers } from "../../schema/families.ts";

/** A family's subscription at Stripe; null when there is none. */
export async function findSubscription(
  db: Executor,
  familyId: string,
): Promise<{ stripeSubscriptionId: string; cancelAtPeriodEnd: boolean } | null> {
  const [row] = await db
    .select({
      stripeSubscriptionId: subscriptions.stripeSubscriptionId,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
    })
    .from(subscriptions)
    .where(eq(subscriptions.familyId, familyId));
  return row ?? null;
}

/** The identities that sign in to a family's account, of all its members. */
export async function findIdentitiesOf(
  db: Executor,
  familyId: string,
): Promise<{ issuer: string; subject: string }[]> {
  return db
    .select({ issuer: identities.issuer, subject: identities.subject })
    .from(identities)
    .innerJoin(familyMembers, eq(familyMembers.userId, identities.userId))
    .where(eq(familyMembers.familyId, familyId));
}

/** Whether one of these identities had a trial or a grant before (rule: trial-once). */
export async function hasTrialTombstone(
  db: Executor,
  identityHmacs: readonly string[],
): Promise<boolean> {
  if (identityHmacs.length === 0) return false;
  const [row] = await db
    .select()
    .from(trialTombstones)
    .where(inArray(trialTombstones.identityHmac, [...identityHmacs]))
    .limit(1);
  return row !== undefined;
}

import { eq, inArray } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { identities, users } from "../../schema/account.ts";
import { subscriptions, trialTombstones } from "../../schema/billing.ts";
import { familyMembers } from "../../schema/families.ts";

export async function findSubscription(db: Executor, familyId: string) {
  const [row] = await db
    .select({
      stripeSubscriptionId: subscriptions.stripeSubscriptionId,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
    })
    .from(subscriptions)
    .where(eq(subscriptions.familyId, familyId));
  return row ?? null;
}

/** Returns the identities of all members, each with the verified e-mail address of its user. */
export async function listMemberIdentities(db: Executor, familyId: string) {
  return db
    .select({
      issuer: identities.issuer,
      subject: identities.subject,
      verifiedEmail: users.verifiedEmail,
    })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .innerJoin(familyMembers, eq(familyMembers.userId, identities.userId))
    .where(eq(familyMembers.familyId, familyId));
}

/** Returns whether any of the given identities had a trial or a grant (rule: trial-once). */
export async function hasTrialTombstone(db: Executor, identityHmacs: readonly string[]) {
  if (identityHmacs.length === 0) return false;
  const isOneOfThem = inArray(trialTombstones.identityHmac, [...identityHmacs]);
  return (await db.$count(trialTombstones, isOneOfThem)) > 0;
}

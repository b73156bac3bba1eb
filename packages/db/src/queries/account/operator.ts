import type { SubscriptionPlan } from "@giftling/domain";
import { eq, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { stripeSyncs } from "../../schema/billing.ts";

/** The accounts with this e-mail, in any case; there can be several, and an operator chooses one by id. */
export async function findUsersByEmail(
  db: Executor,
  email: string,
): Promise<{ id: string; email: string; subscriptionPlan: SubscriptionPlan }[]> {
  return db
    .select({ id: users.id, email: users.email, subscriptionPlan: users.subscriptionPlan })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
}

/**
 * Sets a plan by hand and without an end. From then on Stripe does not change it. "free" hands the account back to Stripe:
 * the next sync stores what Stripe says (rule: stripe-truth).
 */
export async function setPlanByOperator(
  db: Executor,
  userId: string,
  plan: SubscriptionPlan,
): Promise<void> {
  const isFree = plan === "free";
  await db
    .update(users)
    .set({
      subscriptionPlan: plan,
      subscriptionStatus: isFree ? null : "active",
      planSetByOperator: !isFree,
      trialEndsAt: null,
      currentPeriodEnd: null,
    })
    .where(eq(users.id, userId));
  await db.update(stripeSyncs).set({ syncedAt: null }).where(eq(stripeSyncs.userId, userId));
}

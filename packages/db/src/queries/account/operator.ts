import type { SubscriptionPlan } from "@giftling/domain";
import { and, asc, eq, exists, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { stripeSyncs } from "../../schema/billing.ts";
import { familyAddresses } from "../../schema/family-url.ts";
import { idIs } from "../ids.ts";

/**
 * The families that an operator means: by id, by e-mail in any case, or by an address that the family has or had, retired
 * ones and those of closed accounts included. There can be several with one e-mail.
 */
export async function findFamilies(
  db: Executor,
  named: string,
): Promise<{ id: string; email: string; subscriptionPlan: SubscriptionPlan }[]> {
  const hasAddress = exists(
    db
      .select({ address: familyAddresses.address })
      .from(familyAddresses)
      .where(
        and(
          eq(familyAddresses.userId, users.id),
          eq(familyAddresses.address, sql`lower(${named})`),
        ),
      ),
  );
  return db
    .select({ id: users.id, email: users.email, subscriptionPlan: users.subscriptionPlan })
    .from(users)
    .where(or(idIs(users.id, named), sql`lower(${users.email}) = lower(${named})`, hasAddress))
    .orderBy(asc(users.id));
}

/** Takes a family's hub down, or puts it back with null (rule: unpublished-hub). False when it was so before. */
export async function setTakenDown(
  tx: Executor,
  userId: string,
  takenDownAt: Date | null,
): Promise<boolean> {
  const isOther = takenDownAt === null ? isNotNull(users.takenDownAt) : isNull(users.takenDownAt);
  const rows = await tx
    .update(users)
    .set({ takenDownAt })
    .where(and(eq(users.id, userId), isOther))
    .returning({ id: users.id });
  return rows.length > 0;
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

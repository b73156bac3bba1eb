import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";

/** Parents of open accounts whose trial ends after `from` and not after `to`. */
export async function listTrialsEnding(db: Executor, from: Date, to: Date) {
  const rows = await db
    .select({ userId: users.id, email: users.email, trialEndsAt: users.trialEndsAt })
    .from(users)
    .where(and(isNull(users.closedAt), gt(users.trialEndsAt, from), lte(users.trialEndsAt, to)));
  return rows.flatMap((row) =>
    row.trialEndsAt === null ? [] : [{ ...row, trialEndsAt: row.trialEndsAt }],
  );
}

/** Parents of open accounts whose last payment failed. */
export async function listPastDue(db: Executor) {
  return db
    .select({ userId: users.id, email: users.email, currentPeriodEnd: users.currentPeriodEnd })
    .from(users)
    .where(and(isNull(users.closedAt), eq(users.subscriptionStatus, "past_due")));
}

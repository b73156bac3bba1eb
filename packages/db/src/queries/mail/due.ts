import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { ownerColumns, ownerOf } from "../account/users.ts";

/** The owners of open accounts whose trial ends after `from` and not after `to`. */
export async function listTrialsEnding(db: Executor, from: Date, to: Date) {
  const rows = await db
    .select({ ...ownerColumns, trialEndsAt: families.trialEndsAt })
    .from(families)
    .crossJoinLateral(ownerOf(families.id))
    .where(
      and(isNull(families.closedAt), gt(families.trialEndsAt, from), lte(families.trialEndsAt, to)),
    );
  return rows.flatMap((row) =>
    row.trialEndsAt === null ? [] : [{ ...row, trialEndsAt: row.trialEndsAt }],
  );
}

/** The owners of open accounts whose last payment failed. */
export async function listPastDue(db: Executor) {
  return db
    .select({ ...ownerColumns, currentPeriodEnd: families.currentPeriodEnd })
    .from(families)
    .crossJoinLateral(ownerOf(families.id))
    .where(and(isNull(families.closedAt), eq(families.subscriptionStatus, "past_due")));
}

import { and, eq, getTableColumns, gt, isNull } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families, familyHandovers, familyMembers } from "../../schema/families.ts";

export type HandoverRow = typeof familyHandovers.$inferSelect;

/**
 * Returns the unexpired handover of an open family. Returns null if there is no such handover, or if the member who
 * requested the handover no longer owns the family (rule: handing-over).
 */
export async function findHandover(db: Executor, familyId: string, now: Date) {
  const [row] = await db
    .select(getTableColumns(familyHandovers))
    .from(familyHandovers)
    .innerJoin(families, eq(families.id, familyHandovers.familyId))
    .innerJoin(
      familyMembers,
      and(
        eq(familyMembers.familyId, familyHandovers.familyId),
        eq(familyMembers.userId, familyHandovers.askedBy),
        eq(familyMembers.role, "owner"),
      ),
    )
    .where(
      and(
        eq(familyHandovers.familyId, familyId),
        gt(familyHandovers.expiresAt, now),
        isNull(families.closedAt),
      ),
    );
  return row ?? null;
}

/**
 * Stores a handover, and deletes the family's expired handover. Requires `lockFamily`. The family must not have an open
 * handover.
 */
export async function insertHandover(tx: Executor, handover: Omit<HandoverRow, "createdAt">) {
  await deleteHandover(tx, handover.familyId);
  await tx.insert(familyHandovers).values(handover);
}

/** Deletes a family's handover, open or expired. Requires `lockFamily`. */
export async function deleteHandover(tx: Executor, familyId: string): Promise<void> {
  await tx.delete(familyHandovers).where(eq(familyHandovers.familyId, familyId));
}

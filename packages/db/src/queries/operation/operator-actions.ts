import { desc, eq } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { operatorActions } from "../../schema/operation.ts";

type OperatorAction = Omit<typeof operatorActions.$inferSelect, "id" | "at">;

/** Records an operator's action, in the transaction that performs the action. */
export async function addOperatorAction(tx: Executor, action: OperatorAction): Promise<void> {
  await tx.insert(operatorActions).values(action);
}

/** Returns the latest 100 operator actions, newest first. A null `familyId` includes all actions. */
export async function listOperatorActions(db: Executor, familyId: string | null) {
  const { at, operator, command, why, details } = operatorActions;
  return db
    .select({ at, operator, command, familyId: operatorActions.familyId, why, details })
    .from(operatorActions)
    .where(familyId === null ? undefined : eq(operatorActions.familyId, familyId))
    .orderBy(desc(at), desc(operatorActions.id))
    .limit(100);
}

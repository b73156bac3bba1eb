import { desc, eq } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { operatorActions } from "../../schema/operation.ts";

/** What an operator did, as it is written down (rule: operator-actions). */
export type OperatorAction = {
  operator: string;
  command: string;
  familyId: string | null;
  why: string | null;
  details: Record<string, unknown>;
};

/** Writes down what an operator did, in the transaction that does it. */
export async function addOperatorAction(tx: Executor, action: OperatorAction): Promise<void> {
  await tx.insert(operatorActions).values(action);
}

/** The latest actions, newest first: about one family or all. At most 100. */
export async function listOperatorActions(
  db: Executor,
  familyId: string | null,
): Promise<(OperatorAction & { at: Date })[]> {
  const { at, operator, command, why, details } = operatorActions;
  return db
    .select({ at, operator, command, familyId: operatorActions.familyId, why, details })
    .from(operatorActions)
    .where(familyId === null ? undefined : eq(operatorActions.familyId, familyId))
    .orderBy(desc(at), desc(operatorActions.id))
    .limit(100);
}

import { and, eq, lt } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { idempotencyKeys } from "../../schema/idempotency.ts";

/**
 * Claims a key for this transaction (rule: idempotency-key). null: it is ours, and `saveIdempotentAnswer` must follow.
 * Otherwise the first call's fingerprint and answer. A call that arrives while the first one runs waits on the primary key
 * until that one commits (and gets its answer) or rolls back (and gets the key).
 */
export async function claimIdempotencyKey(
  tx: Executor,
  scope: string,
  key: string,
  fingerprint: string,
): Promise<{ fingerprint: string; answer: string } | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, fingerprint })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [first] = await tx
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  if (first?.answer == null) throw new Error("An idempotency key was committed without its answer");
  return { fingerprint: first.fingerprint, answer: first.answer };
}

/** Stores the answer as JSON, in the transaction that claimed the key. */
export async function saveIdempotentAnswer(
  tx: Executor,
  scope: string,
  key: string,
  answer: string,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
}

/** Deletes the keys made before `moment`; returns how many. */
export async function deleteIdempotencyKeysBefore(db: Executor, moment: Date): Promise<number> {
  const gone = await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, moment))
    .returning({ key: idempotencyKeys.key });
  return gone.length;
}

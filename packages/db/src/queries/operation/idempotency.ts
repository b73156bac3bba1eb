import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { idempotencyKeys } from "../../schema/operation.ts";

/**
 * Claims an idempotency key for the transaction. Returns null if the key is new, and the caller must then call
 * `saveIdempotentResponse`. Otherwise, returns the fingerprint and response of the first call. A concurrent call waits
 * until the first transaction ends. After a rollback, the concurrent call claims the key (rule: idempotency-key).
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
    .onConflictDoNothing();
  if (claimed.count > 0) return null;
  const first = await findIdempotentResponse(tx, scope, key);
  if (!first) throw new Error("An idempotency key was neither free nor taken");
  return first;
}

/** Idempotency key with the fingerprint of the first call's input and the first call's response. */
export type IdempotentResponse = Record<"scope" | "key" | "fingerprint" | "answer", string>;

/**
 * Returns the input fingerprint and the response that are stored for an idempotency key. Returns null for an unused
 * key.
 */
export async function findIdempotentResponse(db: Executor, scope: string, key: string) {
  const [first] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  if (!first) return null;
  const { fingerprint, answer } = first;
  if (answer === null) throw new Error("An idempotency key was committed without its answer");
  return { fingerprint, answer };
}

/** Stores the response for an idempotency key as JSON. Must be called in the transaction that claimed the key. */
export async function saveIdempotentResponse(
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

/**
 * Deletes every stored response that contains the ID of a kid, or of the kid's wishes, gifts or contributions. Locks
 * the kid, so that no gift is stored before the kid is deleted.
 */
export async function deleteKidResponses(tx: Executor, kidId: string): Promise<void> {
  await tx.execute(sql`select from kids where id = ${kidId}::uuid for update`);
  await tx.execute(sql`
    with about (id) as (
      select ${kidId}::text
      union all select id::text from wishlist_items where kid_id = ${kidId}::uuid
      union all select purchases.id::text from purchases join wishlist_items on wishlist_items.id = item_id
        where kid_id = ${kidId}::uuid
      union all select id::text from contributions where kid_id = ${kidId}::uuid
    )
    delete from idempotency_keys
    where answer is not null and jsonb_path_exists(answer::jsonb, '$.** ? (@ == $ids[*])',
      (select jsonb_build_object('ids', jsonb_agg(id)) from about))`);
}

import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";

/** Most gifts of one call. */
const BATCH = 1_000;

/**
 * Deletes due notices of gifts in the caller's transaction; returns the ids of their families, each once, in ascending order. Notices
 * that another transaction takes are left to it.
 */
export async function takeDueGiftNotices(tx: Executor): Promise<string[]> {
  const rows = await tx.execute<{ family_id: string }>(sql`
    with due as (
      delete from due_gift_notices
      where ctid = any (array(select ctid from due_gift_notices limit ${BATCH} for update skip locked))
      returning family_id)
    select family_id from due group by family_id order by family_id`);
  return rows.map(({ family_id }) => family_id);
}

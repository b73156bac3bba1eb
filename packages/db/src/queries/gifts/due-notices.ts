import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";

/** Maximum number of gift notices that one call deletes. */
const BATCH = 1_000;

/**
 * Deletes due gift notices in the caller's transaction. Returns the distinct IDs of the notices' families in ascending
 * order. Skips notices that another transaction has locked.
 */
export async function claimDueGiftNotices(tx: Executor): Promise<string[]> {
  const rows = await tx.execute<{ family_id: string }>(sql`
    with due as (
      delete from due_gift_notices
      where ctid = any (array(select ctid from due_gift_notices limit ${BATCH} for update skip locked))
      returning family_id)
    select family_id from due group by family_id order by family_id`);
  return rows.map(({ family_id }) => family_id);
}

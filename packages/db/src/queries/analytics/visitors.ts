import { and, isNotNull, lt, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { linkClicks, pageViews } from "../../schema/analytics.ts";
import { referrals } from "../../schema/referrals.ts";

/**
 * Deletes the visitor hashes of clicks, page views and referrals from before `moment`. The counts remain (rule:
 * click-counting).
 */
export async function deleteVisitorHashesBefore(db: Executor, moment: Date): Promise<void> {
  for (const table of [linkClicks, pageViews] as const) {
    await db
      .update(table)
      .set({ visitorHash: null })
      .where(and(lt(table.hour, moment), isNotNull(table.visitorHash)));
  }
  await db
    .update(referrals)
    .set({
      visitorHash: null,
      // A referral with a sign-up keeps the hashes, because the sign-up must still be compared with them (rule:
      // self-referral).
      referrerHashes: sql`case when ${referrals.signedUpAt} is not null then ${referrals.referrerHashes} end`,
    })
    .where(and(lt(referrals.clickedAt, moment), isNotNull(referrals.visitorHash)));
}

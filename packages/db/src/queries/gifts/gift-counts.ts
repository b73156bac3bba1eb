import { lt, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { postgresErrorIn } from "../../postgres-error.ts";
import { giftCounts } from "../../schema/gift-counts.ts";

type CountedKind = "tries" | "gifts" | "holds";

/** A column of `gift_counts` that counts. */
export type GiftCounter = `${"hour" | "day"}_${CountedKind}`;

/** Highest value of each counter; a counter that is absent is unlimited. */
export type GiftLimits = Partial<Record<GiftCounter, number>>;

/** How a stranger's gift is counted: the rows' keys, what it is, and the limits (rule: rate-limits). */
export type GiftCounting = {
  visitorKey: string;
  hubKey: string;
  kind: "try" | "gift" | "hold";
  limits: { visitor: GiftLimits; hub: GiftLimits };
};

/** A limit that was exceeded, and the milliseconds until its window ends. */
export type ExceededLimit = { key: string; counter: GiftCounter; msLeft: number };

/** Counts an attempt that stored nothing, in a transaction of its own. Rejects over a limit (`exceededLimitIn`). */
export async function countGiftTry(db: Executor, counting: GiftCounting): Promise<void> {
  const parameters = JSON.stringify({
    visitor_key: counting.visitorKey,
    hub_key: counting.hubKey,
    limits: counting.limits,
  });
  await db.execute(sql`select count_gift_try_v1(${parameters}::json)`);
}

/** Returns the limit that an error of a gift's function reports; null for every other error. */
export function exceededLimitIn(error: unknown): ExceededLimit | null {
  const reported = postgresErrorIn(error);
  return reported?.code === "GL429" ? (JSON.parse(reported.detail ?? "") as ExceededLimit) : null;
}

/** Deletes the counts whose day ended before `moment`; returns how many. */
export async function deleteGiftCountsBefore(db: Executor, moment: Date): Promise<number> {
  const deleted = await db
    .delete(giftCounts)
    .where(lt(giftCounts.dayEnds, moment))
    .returning({ key: giftCounts.key });
  return deleted.length;
}

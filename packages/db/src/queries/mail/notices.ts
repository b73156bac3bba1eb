import { and, eq, inArray, isNull, lte, max, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { mails } from "../../schema/mails.ts";

const TOO = "gift-recorded-too";

/** Returns the IDs of the gifts in all queued gift notices to a parent who is not the owner. */
export async function listQueuedNoticeGiftIds(db: Executor, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ giftIds: sql<string[]>`${mails.facts} -> 'giftIds'` })
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.kind, TOO)));
  return new Set(rows.flatMap(({ giftIds }) => giftIds));
}

/** Adds gifts to a parent's queued notice. Returns false if no notice is queued or the notice is leased. */
export async function appendToQueuedNotice(
  tx: Executor,
  userId: string,
  giftIds: readonly string[],
  now: Date,
): Promise<boolean> {
  const added = JSON.stringify({ giftIds });
  const { count } = await tx
    .update(mails)
    .set({
      facts: sql`jsonb_set(${mails.facts}, '{giftIds}', (${mails.facts} -> 'giftIds') || (${added}::jsonb -> 'giftIds'))`,
    })
    .where(
      and(
        eq(mails.userId, userId),
        eq(mails.kind, TOO),
        eq(mails.status, "queued"),
        or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now)),
      ),
    );
  return count > 0;
}

/** Returns the time of the last gift mail to a parent, or null before the first gift mail. */
export async function findLastGiftNoticeTime(db: Executor, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(mails.settledAt) })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        inArray(mails.kind, ["gift-recorded", TOO]),
        eq(mails.status, "sent"),
      ),
    );
  return row?.at ?? null;
}

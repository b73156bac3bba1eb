import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { thankYous } from "../../schema/gratitude.ts";

/** Condition: nobody wrote the thank-you yet, or its mail failed. */
export const isWaiting = inArray(thankYous.status, ["pending", "failed"]);

/**
 * Deletes the waiting thank-you of an undone purchase and returns its id; null when it is queued or sent and stays (rule:
 * undo-purchase).
 */
export async function deleteWaitingThankYou(
  tx: Executor,
  purchaseId: string,
): Promise<string | null> {
  const [row] = await tx
    .delete(thankYous)
    .where(and(eq(thankYous.purchaseId, purchaseId), isWaiting))
    .returning({ id: thankYous.id });
  return row?.id ?? null;
}

/**
 * Records the address for a gift's thank-you. `giftId` is the purchase or contribution from the supporter's gift token; an
 * address recorded earlier stays (rule: gift-token).
 */
export async function linkThankYouToContact(
  tx: Executor,
  kidId: string,
  giftId: string,
  contactId: string,
): Promise<void> {
  await tx
    .update(thankYous)
    .set({ contactId })
    .where(
      and(
        eq(thankYous.kidId, kidId),
        or(eq(thankYous.purchaseId, giftId), eq(thankYous.contributionId, giftId)),
        eq(thankYous.status, "pending"),
        isNull(thankYous.contactId),
      ),
    );
}

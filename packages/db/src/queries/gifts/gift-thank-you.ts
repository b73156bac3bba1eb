import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { thankYous } from "../../schema/thank-yous.ts";

/** SQL condition that the thank-you is pending or that its mail failed. */
export const pendingThankYouCondition = inArray(thankYous.status, ["pending", "failed"]);

/**
 * Deletes the pending or failed thank-you of an undone purchase. Returns the ID of the deleted thank-you, or null
 * (rule: undo-purchase).
 */
export async function deletePendingThankYou(tx: Executor, purchaseId: string) {
  const [row] = await tx
    .delete(thankYous)
    .where(and(eq(thankYous.purchaseId, purchaseId), pendingThankYouCondition))
    .returning({ id: thankYous.id });
  return row?.id ?? null;
}

/**
 * Links a gift's pending thank-you to a contact, unless the thank-you already has a contact. `giftId` is the ID of the
 * purchase or contribution, from the supporter's gift token (rule: gift-token).
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

import { MAX_FUNDING_CENTS } from "@giftling/domain";
import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import type { contributions } from "../../schema/gratitude.ts";
import type { purchases } from "../../schema/wishlist.ts";
import { type GiftEffects, type RecordGiftOutcome, serializeGiftEffects } from "./gift-effects.ts";

/** A purchase or hold to store. The SQL function chooses the unit. */
export type NewPurchase = Pick<
  typeof purchases.$inferSelect,
  | "id"
  | "itemId"
  | "giverName"
  | "isAnonymous"
  | "isByParent"
  | "isNameApproved"
  | "undoTokenHash"
  | "message"
  | "purchasedAt"
  | "reservedUntil"
> & {
  /** Id of the wish's kid. */
  kidId: string;
  /** Visitor who holds the unit, with the limit of holds. Null for a purchase. */
  holder: HoldVisitor | null;
};

/**
 * Visitor who holds a unit. The first hash of each list is of today. The following hashes are of earlier days on which an
 * open hold may have started (rule: holds).
 */
export type HoldVisitor = {
  visitorHashes: readonly string[];
  networkHashes: readonly string[];
  /** Maximum number of open holds of one visitor at a hub. */
  maxOfVisitor: number;
};

/**
 * Records a purchase or a hold of one unit of a wish with its effects, in one statement (functions/record_purchase_v2.sql).
 * A purchase with the id of a hold turns the hold into the purchase. A parent's own mark purchases all free units. With
 * `isOffList`, the wish can be put away. Returns `held-enough` when the visitor or the network has reached the limit of
 * holds. Rejects when a rate limit is exceeded (`getExceededLimit`). Rejects with SQLSTATE 23505 when another call with the
 * same Idempotency-Key commits first (rule: other-gifts).
 */
export async function recordPurchase(
  db: Executor,
  purchase: NewPurchase,
  effects: GiftEffects,
  { isOffList = false } = {},
): Promise<RecordGiftOutcome> {
  const parameters = JSON.stringify({
    id: purchase.id,
    item_id: purchase.itemId,
    kid_id: purchase.kidId,
    giver_name: purchase.giverName,
    is_anonymous: purchase.isAnonymous,
    is_by_parent: purchase.isByParent,
    is_off_list: isOffList,
    is_name_approved: purchase.isNameApproved,
    undo_token_hash: purchase.undoTokenHash,
    message: purchase.message,
    purchased_at: purchase.purchasedAt,
    reserved_until: purchase.reservedUntil,
    visitor_hashes: purchase.holder?.visitorHashes ?? [],
    network_hashes: purchase.holder?.networkHashes ?? [],
    max_of_visitor: purchase.holder?.maxOfVisitor ?? null,
  });
  return getOutcome(
    await db.execute<{ outcome: RecordGiftOutcome }>(
      sql`select record_purchase_v2(${parameters}::json, ${serializeGiftEffects(effects)}::json) as outcome`,
    ),
  );
}

/** A contribution to store. `label` is the name of its link or activity, for the thank-you queue. */
export type NewContribution = Pick<
  typeof contributions.$inferSelect,
  | "id"
  | "kidId"
  | "paymentLinkId"
  | "wishlistItemId"
  | "contributorName"
  | "isAnonymous"
  | "amountCents"
  | "type"
  | "status"
  | "isNameApproved"
  | "message"
  | "contributedAt"
> & { label: string | null };

/**
 * Adds a contribution to the ledger with its effects, in one statement (functions/record_contribution_v2.sql). A confirmed
 * contribution increases its activity's total. Returns `missing` for a missing kid, a closed account, or a link or activity
 * of another kid. Rejects for the same reasons as `recordPurchase` (rule: activity-funding).
 */
export async function recordContribution(
  db: Executor,
  contribution: NewContribution,
  effects: GiftEffects,
): Promise<RecordGiftOutcome> {
  const parameters = JSON.stringify({
    id: contribution.id,
    kid_id: contribution.kidId,
    payment_link_id: contribution.paymentLinkId,
    wishlist_item_id: contribution.wishlistItemId,
    contributor_name: contribution.contributorName,
    is_anonymous: contribution.isAnonymous,
    amount_cents: contribution.amountCents,
    type: contribution.type,
    status: contribution.status,
    is_name_approved: contribution.isNameApproved,
    message: contribution.message,
    contributed_at: contribution.contributedAt,
    label: contribution.label,
    max_funding_cents: MAX_FUNDING_CENTS,
  });
  return getOutcome(
    await db.execute<{ outcome: RecordGiftOutcome }>(
      sql`select record_contribution_v2(${parameters}::json, ${serializeGiftEffects(effects)}::json) as outcome`,
    ),
  );
}

function getOutcome([row]: { outcome: RecordGiftOutcome }[]): RecordGiftOutcome {
  if (!row) throw new Error("The gift's function returned nothing");
  return row.outcome;
}

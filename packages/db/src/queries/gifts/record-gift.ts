import { type Currency, dollarsToCents, getMaxFunding } from "@giftling/domain";
import { sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { Executor } from "../../client.ts";
import type { contributions, purchases } from "../../schema/gifts.ts";
import type { thankYous } from "../../schema/thank-yous.ts";
import { createId } from "../core/ids.ts";
import type { IdempotentResponse } from "../operation/idempotency.ts";
import { type GiftRateLimitParameters, toRateLimitFields } from "./gift-counts.ts";

/** New entry in the thank-you queue. The entry's kid and label come from the gift's target (rule: thank-you-queue). */
type NewThankYou = Pick<
  typeof thankYous.$inferSelect,
  "contactId" | "contributorName" | "contributionType" | "amountCents" | "contributedAt"
>;

export type GiftEffects = {
  /** New entry in the thank-you queue. Null for a purchase that a parent recorded. */
  thankYou: NewThankYou | null;
  /** Whether the parent gets a mail about the gift (rule: parent-mail). */
  notifiesParent: boolean;
  answer: IdempotentResponse | null;
  /** Parameters for counting the gift. Null for a gift entered by a parent, which has no limit (rule: rate-limits). */
  counting: GiftRateLimitParameters | null;
};

/**
 * Outcome of recording a gift. Only `recorded` means that the gift is stored. `answered` means that the Idempotency-Key
 * already has a response.
 */
type RecordGiftOutcome = "recorded" | "missing" | "taken" | "held-enough" | "answered";

/** Purchase or hold to store. The SQL function `record_purchase_v2` chooses the unit. */
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
  kidId: string;
  /** Visitor who holds the unit. Null for a purchase. */
  holder: HoldVisitor | null;
};

/**
 * Visitor who holds a unit. The first hash in each list is today's hash. The other hashes are from earlier days, on
 * which an open hold may have started (rule: holds).
 */
export type HoldVisitor = {
  visitorHashes: readonly string[];
  networkHashes: readonly string[];
  /** Maximum number of open holds of one visitor at a hub. */
  maxOfVisitor: number;
};

/**
 * Records a purchase or a hold of one unit in one statement (functions/record_purchase_v2.sql). The statement also
 * writes the thank-you, the parent notice, the stored response and the rate-limit counts. A purchase with the ID of a
 * hold converts the hold. A parent's purchase takes all free units. `isOffList` permits an archived wish. Returns
 * `held-enough` if the visitor or the visitor's network has too many open holds. Rejects if a rate limit is exceeded
 * (`getExceededRateLimit`). Rejects with SQLSTATE 23505 if another call with the same Idempotency-Key commits first
 * (rule: other-gifts).
 */
export async function recordPurchase(
  db: Executor,
  purchase: NewPurchase,
  effects: GiftEffects,
  { isOffList = false } = {},
): Promise<RecordGiftOutcome> {
  const { holder, ...fields } = purchase;
  const unheld = { visitorHashes: [], networkHashes: [], maxOfVisitor: null };
  const parameters = toSqlJson({ ...fields, isOffList, ...unheld, ...holder });
  return getOutcome(
    await db.execute<{ outcome: RecordGiftOutcome }>(
      sql`select record_purchase_v2(${parameters}::json, ${serializeGiftEffects(effects)}::json) as outcome`,
    ),
  );
}

/** Contribution to store. `label` is the name of its link or activity, for the thank-you queue. */
export type NewContribution = Omit<
  typeof contributions.$inferSelect,
  "isOnWall" | "isThanked" | "withdrawal"
> & {
  label: string | null;
  /** Currency of the amount, which also determines the maximum of the activity's total. */
  currency: Currency;
};

/**
 * Records a contribution in one statement (functions/record_contribution_v2.sql). The statement also writes the
 * thank-you, the parent notice, the stored response and the rate-limit counts. A confirmed contribution increases its
 * activity's total. Returns `missing` for an unknown kid, a closed account, or a link or activity of another kid.
 * Rejects if a rate limit is exceeded, with SQLSTATE 23505 for a concurrent call with the same Idempotency-Key, or with
 * SQLSTATE 40001 if `currency` is no longer the family's currency (rule: activity-funding).
 */
export async function recordContribution(
  db: Executor,
  contribution: NewContribution,
  effects: GiftEffects,
): Promise<RecordGiftOutcome> {
  const maxFundingCents = dollarsToCents(getMaxFunding(contribution.currency));
  const parameters = toSqlJson({ ...contribution, maxFundingCents });
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

/** Returns fields as JSON for a SQL function, with snake case names such as "kid_id" for `kidId`. */
const toSqlJson = (fields: object): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [toSnakeCase(name), value])),
  );

/** Returns the `effects` parameter of the SQL functions that record gifts, as JSON. */
const serializeGiftEffects = (effects: GiftEffects): string => {
  const { thankYou, notifiesParent, answer, counting } = effects;
  return toSqlJson({
    ...(thankYou && { thankYouId: createId(), ...thankYou }),
    notifiesParent,
    ...(counting && toRateLimitFields(counting)),
    ...(answer && {
      answerScope: answer.scope,
      answerKey: answer.key,
      answerFingerprint: answer.fingerprint,
      answer: answer.answer,
    }),
  });
};

import { retryOnConflict } from "@giftling/db/postgres-error";
import {
  type GiftRateLimitParameters,
  getExceededRateLimit,
} from "@giftling/db/queries/gifts/gift-counts";
import type { Context } from "../../access/context.ts";
import { queueDailyWarning } from "../../services/email/outbox/queue-mails.ts";

/**
 * Runs the transaction that stores a gift, with retries. `kind` selects the rate limits, or is null for a gift without
 * limits, such as a parent's. Above a limit, throws RATE_LIMITED and mails the parents.
 */
export async function storeRateLimitedGift<Stored>(
  { deps, limitKeys }: Pick<Context, "deps" | "limitKeys">,
  familyId: string,
  kind: "gift" | "hold" | null,
  transact: (counting: GiftRateLimitParameters | null) => Promise<Stored>,
): Promise<Stored> {
  const counting = kind && (await deps.limiter.countGift(limitKeys, familyId, kind));
  try {
    return await retryOnConflict(() => transact(counting));
  } catch (error) {
    const limit = getExceededRateLimit(error);
    if (counting === null || limit === null) throw error;
    if (!limit.counter.endsWith("_tries")) await queueDailyWarning(deps, familyId, "busy-hub");
    throw await deps.limiter.refuseGift(counting, limit);
  }
}

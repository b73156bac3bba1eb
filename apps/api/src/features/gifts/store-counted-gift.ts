import { retryOnConflict } from "@giftling/db/postgres-error";
import {
  type GiftCountParameters,
  getExceededRateLimit,
} from "@giftling/db/queries/gifts/gift-counts";
import type { Context } from "../../access/context.ts";
import { queueDailyWarning } from "../../services/email/outbox/queue-mails.ts";

/** Runs the transaction that stores a gift, with retries. Above a limit, throws RATE_LIMITED and mails the parents. */
export async function storeCountedGift<Stored>(
  { deps }: Pick<Context, "deps">,
  familyId: string,
  counting: GiftCountParameters | null,
  transact: () => Promise<Stored>,
): Promise<Stored> {
  try {
    return await retryOnConflict(transact);
  } catch (error) {
    const limit = getExceededRateLimit(error);
    if (counting === null || limit === null) throw error;
    if (!limit.counter.endsWith("_tries")) await queueDailyWarning(deps, familyId, "busy-hub");
    throw await deps.limiter.refuseGift(counting, limit);
  }
}

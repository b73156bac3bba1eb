import type { Database } from "@giftling/db/client";
import {
  type ExceededRateLimit,
  type GiftRateLimitParameters,
  type GiftRateLimits,
  getExceededRateLimit,
  recordGiftAttempt,
} from "@giftling/db/queries/gifts/gift-counts";
import { API_ERRORS } from "@giftling/domain";
import type { RateLimitKeys } from "../core/crypto/visitor.ts";
import { AppError, createRateLimitError } from "../core/errors/app-error.ts";
import { GIFT_RATE_LIMITS } from "./limits.ts";
import { RATE_LIMIT_STORE_RETRY_SECONDS, type SharedRateLimiter } from "./shared-rate-limiter.ts";

/** Creates the rate limiter of gifts and holds. The transaction that stores a gift counts the gift. */
export function createGiftRateLimiter(db: Database, store: SharedRateLimiter, multiplier: number) {
  const limits = multiplied(GIFT_RATE_LIMITS, multiplier);

  const countingOf = (
    { address }: RateLimitKeys,
    familyId: string,
    kind: GiftRateLimitParameters["kind"],
  ): GiftRateLimitParameters => ({
    visitorKey: `${address}:${familyId}`,
    hubKey: familyId,
    kind,
    limits,
  });

  /** Returns the milliseconds until no cached limit is exceeded. Zero or negative if none is exceeded now. */
  function knownWait({ kind, visitorKey, hubKey }: GiftRateLimitParameters): number {
    const kinds = kind === "try" ? ["tries"] : ["tries", `${kind}s`];
    return store.wait(
      [visitorKey, hubKey].flatMap((key) =>
        kinds.flatMap((of) => [{ key: `${key} hour_${of}` }, { key: `${key} day_${of}` }]),
      ),
    );
  }

  function rememberExceeded({ key, counter, msLeft }: ExceededRateLimit): AppError {
    store.remember([{ key: `${key} ${counter}`, msLeft }]);
    return createRateLimitError(msLeft, API_ERRORS.tooManyHubGifts);
  }

  async function countTry(counting: GiftRateLimitParameters): Promise<void> {
    const msLeft = knownWait({ ...counting, kind: "try" });
    if (msLeft > 0) throw createRateLimitError(msLeft, API_ERRORS.tooManyHubGifts);
    try {
      await recordGiftAttempt(db, counting);
    } catch (cause) {
      const limit = getExceededRateLimit(cause);
      if (limit) throw rememberExceeded(limit);
      throw new AppError("UNAVAILABLE", { cause, retryAfter: RATE_LIMIT_STORE_RETRY_SECONDS });
    }
  }

  return {
    /**
     * Returns the parameters with which a transaction counts a gift or hold. Throws RATE_LIMITED if a limit is known to
     * be exceeded.
     */
    async countGift(keys: RateLimitKeys, familyId: string, kind: "gift" | "hold") {
      const counting = countingOf(keys, familyId, kind);
      const msLeft = knownWait(counting);
      if (msLeft <= 0) return counting;
      await countTry(counting);
      throw createRateLimitError(msLeft, API_ERRORS.tooManyHubGifts);
    },
    /** Counts a visitor's failed attempt, or a use of an undo token. Throws RATE_LIMITED or UNAVAILABLE. */
    countTry: (keys: RateLimitKeys, familyId: string) =>
      countTry(countingOf(keys, familyId, "try")),
    /** Counts an attempt whose transaction exceeded `limit`. Returns the RATE_LIMITED error with Retry-After. */
    async refuseGift(counting: GiftRateLimitParameters, limit: ExceededRateLimit) {
      const refused = rememberExceeded(limit);
      // Counts the attempt again, because the transaction's rollback removed its count.
      await countTry(counting).catch(() => undefined);
      return refused;
    },
  };
}

const multiplied = (limits: GiftRateLimitParameters["limits"], multiplier: number) => {
  const times = (row: GiftRateLimits): GiftRateLimits =>
    Object.fromEntries(
      Object.entries(row).map(([counter, points]) => [counter, Math.floor(points * multiplier)]),
    );
  return { visitor: times(limits.visitor), hub: times(limits.hub) };
};

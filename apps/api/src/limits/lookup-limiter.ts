import { LRUCache } from "lru-cache";
import type { RateLimitKeys } from "../core/crypto/visitor.ts";
import { AppError, assertNotRateLimited, createRateLimitError } from "../core/errors/app-error.ts";
import type { MemoryRateLimiter, VisitorRateLimiter } from "./memory-rate-limiter.ts";

/** Maximum number of recorded successful lookups: names that were found, and visitors who found a name. */
const MAX_KNOWN = 20_000;

/**
 * Creates a limiter of failed lookups. `misses` limits each visitor, and `budget` limits all visitors together.
 * Visitors with a successful lookup, and names that were found, are exempt from `budget`. Failures are counted after
 * the lookup, so `maxAtOnce` limits a visitor's concurrent lookups.
 */
export function createLookupLimiter(
  misses: VisitorRateLimiter,
  budget: MemoryRateLimiter | null,
  maxAtOnce: number,
) {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  /** Number of lookups in progress, by visitor and looked-up name. */
  const running = new Map<string, Map<string, number>>();

  function countMiss(keys: RateLimitKeys): void {
    misses.count(keys);
    budget?.count("");
  }

  return {
    /** Returns whether a recent lookup of `name` succeeded. */
    isKnown: (name: string): boolean => known.has(name),
    /** Runs the lookup `look`. Counts a result of null or NOT_FOUND as a failure. Throws RATE_LIMITED above a limit. */
    async lookUp<Found>(
      keys: RateLimitKeys,
      name: string,
      look: () => Promise<Found>,
    ): Promise<Found> {
      const { address } = keys;
      assertNotRateLimited(misses.wait(keys));
      if (budget && !known.has(name) && !known.has(address)) assertNotRateLimited(budget.wait(""));
      const names = running.get(address) ?? new Map<string, number>();
      if (names.size >= maxAtOnce && !names.has(name)) throw createRateLimitError(0);
      running.set(address, names.set(name, (names.get(name) ?? 0) + 1));
      try {
        const found = await look();
        if (found === null) {
          countMiss(keys);
        } else {
          known.set(name, true);
          known.set(address, true);
        }
        return found;
      } catch (error) {
        if (error instanceof AppError && error.code === "NOT_FOUND") countMiss(keys);
        throw error;
      } finally {
        const left = (names.get(name) ?? 1) - 1;
        if (left > 0) names.set(name, left);
        else names.delete(name);
        if (names.size === 0) running.delete(address);
      }
    },
  };
}

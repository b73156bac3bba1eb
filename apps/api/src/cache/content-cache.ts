import { LRUCache } from "lru-cache";

/** Returns the cached value of `key`, or creates it with `make`. Rejects when `make` rejects. */
export type ContentCache<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Creates a cache of values by a hash of their content, so that no entry becomes stale. `bytesOf` returns a value's size;
 * above `maxBytes` in total, the least recently used values are evicted. Concurrent calls for a key share one computation.
 * Failures and oversized values are not cached.
 */
export function createContentCache<T extends object>(
  maxBytes: number,
  bytesOf: (value: T) => number,
): ContentCache<T> {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A value evicted while it is created still reaches its callers.
    ignoreFetchAbort: true,
  });
  return (key, make) => cache.forceFetch(key, { context: make });
}

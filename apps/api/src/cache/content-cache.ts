import { LRUCache } from "lru-cache";

/** Cache keyed by a content hash. A call returns the cached value, or creates the value with `make`. */
type ContentCache<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Creates a cache keyed by content hashes. Above `maxBytes` in total, the least recently used values are evicted.
 * Concurrent calls for a key share one computation. Failures and values larger than `maxBytes` are not cached.
 */
export function createContentCache<T extends object>(
  maxBytes: number,
  bytesOf: (value: T) => number,
): ContentCache<T> {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Callers still receive a value that is evicted before its computation ends.
    ignoreFetchAbort: true,
  });
  return (key, make) => cache.forceFetch(key, { context: make });
}

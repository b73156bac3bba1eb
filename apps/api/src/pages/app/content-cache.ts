import { LRUCache } from "lru-cache";

/** Returns the cached value of `key`, or makes it. Rejects with what `make` rejects with. */
export type ContentCache<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/**
 * A cache of values by a hash of their content, so that no entry is ever out of date. `bytesOf` is a value's size: above
 * `maxBytes` in all, the least recently used values are dropped. Calls for the same key at once make it once; failures are
 * not cached, nor is a value larger than the whole cache.
 */
export function createContentCache<T extends object>(
  maxBytes: number,
  bytesOf: (value: T) => number,
): ContentCache<T> {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A value that is dropped while it is being made still goes to whoever waits for it.
    ignoreFetchAbort: true,
  });
  return (key, make) => cache.forceFetch(key, { context: make });
}

/**
 * Caches results by a key of their content, so that nothing in it is ever out of date. Above `most` entries the least
 * recently used one is dropped. Two calls for the same key at once make it once; failures are not kept.
 */
export function createContentCache<T>(most: number) {
  const kept = new Map<string, Promise<T>>();
  return async function get(key: string, make: () => Promise<T>): Promise<T> {
    const found = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    try {
      return await found;
    } catch (error) {
      if (kept.get(key) === found) kept.delete(key);
      throw error;
    }
  };
}

/**
 * Things made from data, kept in memory by their content's key: what changed has another key, so that nothing is ever out of
 * date. The one that was not asked for the longest goes first. Two visitors at once make one.
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

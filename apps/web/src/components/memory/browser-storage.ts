type Area = "localStorage" | "sessionStorage";

/** Key in browser storage. The cookie page lists every key (`packages/messages/src/legal/storage-entries.ts`). */
export type StorageKey = `giftling:${string}`;

const fallback = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Returns the stored string, or null if nothing is stored. When storage is blocked or full, returns the string that the
 * page stored in memory.
 */
export function readStorage(area: Area, key: StorageKey): string | null {
  if (fallback.has(key)) return fallback.get(key) ?? null;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a string. Null deletes the stored string. Never throws. When storage is blocked or full, the string is stored
 * in memory until the page closes.
 */
export function writeStorage(area: Area, key: StorageKey, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    fallback.delete(key);
  } catch {
    if (value === null) fallback.delete(key);
    else fallback.set(key, value);
  }
  for (const listener of listeners) listener();
}

/**
 * Subscribes to changes that this page makes to browser storage. Returns the unsubscribe function, as
 * `useSyncExternalStore` requires.
 */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

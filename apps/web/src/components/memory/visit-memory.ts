/** What pages remember in this browser. It works, for as long as the page lives, where storage is refused. */
type Area = "localStorage" | "sessionStorage";

/** A key of the browser's storage. The cookie page lists each (`packages/messages/src/legal/stored.ts`). */
export type StorageKey = `giftling:${string}`;

const fallback = new Map<string, string>();
const listeners = new Set<() => void>();

function storage(area: Area): Storage | null {
  try {
    return window[area];
  } catch {
    return null;
  }
}

/** A stored text, or null. Where storing is refused or full, what this page itself wrote. */
export function recall(area: Area, key: StorageKey): string | null {
  if (fallback.has(key)) return fallback.get(key) ?? null;
  try {
    return storage(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text; null forgets it. Never throws: at worst it lasts as long as the page. */
export function remember(area: Area, key: StorageKey, value: string | null): void {
  try {
    const store = storage(area);
    if (store === null) throw new Error("storage refused");
    if (value === null) store.removeItem(key);
    else store.setItem(key, value);
    fallback.delete(key);
  } catch {
    if (value === null) fallback.delete(key);
    else fallback.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** Tells of every change made by this page; returns the way to stop. For `useSyncExternalStore`. */
export function subscribeToMemory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

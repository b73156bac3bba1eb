import { useState } from "react";

const KEY = "giftling:dismissed";
/** So many dismissals are remembered; the oldest give way. */
const MOST = 50;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

/** What this parent put away on this device; where the browser keeps nothing, it is put away for this visit. */
export function useDismissed(userId: string) {
  const [dismissed, setDismissed] = useState(read);
  const stored = (key: string) => `${userId} ${key}`;
  return {
    isDismissed: (key: string) => dismissed.includes(stored(key)),
    dismiss: (keys: readonly string[]) => {
      const all = [...new Set([...read(), ...dismissed, ...keys.map(stored)])].slice(-MOST);
      setDismissed(all);
      try {
        window.localStorage.setItem(KEY, JSON.stringify(all));
      } catch {
        // Storage is refused: it comes back with the next visit.
      }
    },
  };
}

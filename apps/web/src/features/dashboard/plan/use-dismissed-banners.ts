import { useState } from "react";
import { readStorage, writeStorage } from "../../../components/memory/browser-storage.ts";

const KEY = "giftling:dismissed";
/** Maximum number of stored notice dismissals. The oldest dismissals are deleted first. */
const MAX_DISMISSALS = 50;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(readStorage("localStorage", KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

/**
 * Returns the notices that the parent dismissed on the device. Without browser storage, a reload loses the dismissals.
 */
export function useDismissedBanners(userId: string) {
  const [dismissed, setDismissed] = useState(read);
  const stored = (key: string) => `${userId} ${key}`;
  return {
    isDismissed: (key: string) => dismissed.includes(stored(key)),
    dismiss: (keys: readonly string[]) => {
      const all = [...new Set([...read(), ...dismissed, ...keys.map(stored)])].slice(
        -MAX_DISMISSALS,
      );
      setDismissed(all);
      writeStorage("localStorage", KEY, JSON.stringify(all));
    },
  };
}

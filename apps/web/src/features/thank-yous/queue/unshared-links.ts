import { useSyncExternalStore } from "react";

const KEY = "giftling:unshared-thank-yous";
/** Maximum number of stored ids. The oldest are deleted first. */
const MOST = 200;

let listeners: readonly (() => void)[] = [];
/** In-memory copy of the stored ids. Used if browser storage is unavailable. */
let kept: string | null = null;

function stored(): string {
  try {
    return window.localStorage.getItem(KEY) ?? kept ?? "";
  } catch {
    return kept ?? "";
  }
}

function store(ids: readonly string[]): void {
  kept = ids.slice(-MOST).join(" ");
  try {
    window.localStorage.setItem(KEY, kept);
  } catch {
    // Without storage, the ids are remembered until the page is closed.
  }
  for (const listener of listeners) listener();
}

const read = (): string[] => stored().split(" ").filter(Boolean);

function subscribe(listener: () => void): () => void {
  listeners = [...listeners, listener];
  window.addEventListener("storage", listener);
  return () => {
    listeners = listeners.filter((one) => one !== listener);
    window.removeEventListener("storage", listener);
  };
}

/** Stores the ids of thank-yous whose private links were created on this device and not shared yet (rule: links-to-share). */
export const saveUnsharedThankYouIds = (ids: readonly string[]): void =>
  store([...new Set([...read(), ...ids])]);

/** Deletes the id of a thank-you whose link was copied or shared. */
export const deleteUnsharedThankYouId = (id: string): void =>
  store(read().filter((one) => one !== id));

/** Returns the ids of the thank-yous whose links were not shared from this device yet. */
export function useUnsharedThankYouIds(): string[] {
  return useSyncExternalStore(subscribe, stored).split(" ").filter(Boolean);
}

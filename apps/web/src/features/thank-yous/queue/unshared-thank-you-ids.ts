import { useSyncExternalStore } from "react";
import {
  readStorage,
  subscribeToStorage,
  writeStorage,
} from "../../../components/memory/browser-storage.ts";

const KEY = "giftling:unshared-thank-yous";
/** Maximum number of stored ids. The oldest are deleted first. */
const MOST = 200;

const stored = (): string => readStorage("localStorage", KEY) ?? "";

const store = (ids: readonly string[]): void =>
  writeStorage("localStorage", KEY, ids.slice(-MOST).join(" "));

const read = (): string[] => stored().split(" ").filter(Boolean);

/** Subscribes to changes made by this page and by other tabs. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToStorage(listener);
  window.addEventListener("storage", listener);
  return () => {
    unsubscribe();
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

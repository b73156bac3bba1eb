import type { SentThankYouView } from "@giftling/domain";
import { useSyncExternalStore } from "react";
import {
  readStorage,
  subscribeToStorage,
  writeStorage,
} from "../../../components/memory/browser-storage.ts";
import { trpc } from "../../../trpc.ts";

const KEY = "giftling:unshared-thank-yous";
/** Maximum number of stored thank-you IDs. Above the maximum, the oldest IDs are deleted. */
const MOST = 200;

const stored = (): string => readStorage("localStorage", KEY) ?? "";

const store = (ids: readonly string[]): void =>
  writeStorage("localStorage", KEY, ids.slice(-MOST).join(" "));

const read = (): string[] => stored().split(" ").filter(Boolean);

/** Calls `listener` after this page or another tab changes the storage. Returns the function that unsubscribes. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToStorage(listener);
  window.addEventListener("storage", listener);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", listener);
  };
}

/**
 * Stores the ID of a thank-you whose private link was created in the browser and not shared yet
 * (rule: links-to-share).
 */
export const saveUnsharedThankYouId = (id: string): void => store([...new Set([...read(), id])]);

/** Deletes the ID of a thank-you whose link was copied or shared. */
export const deleteUnsharedThankYouId = (id: string): void =>
  store(read().filter((one) => one !== id));

/** Returns the IDs of thank-yous whose private links were created in the browser and not shared yet. */
export function useUnsharedThankYouIds(): string[] {
  return useSyncExternalStore(subscribe, stored).split(" ").filter(Boolean);
}

/** Returns a kid's sent thank-yous whose private links were not shared yet. Sends no request if no ID is stored. */
export function useUnsharedThankYous(kidId: string): SentThankYouView[] {
  const unshared = useUnsharedThankYouIds();
  const { data } = trpc.gratitude.sentThankYous.useQuery(
    { kidId },
    { enabled: unshared.length > 0 },
  );
  return data?.filter((one) => one.status === "sent" && unshared.includes(one.id)) ?? [];
}

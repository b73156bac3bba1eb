import { useSyncExternalStore } from "react";

const KEY = "giftling:unshared-thank-yous";
/** So many are remembered on this device; the oldest give way. */
const MOST = 200;

let listeners: readonly (() => void)[] = [];
/** What a browser that keeps nothing knows, for the visit. */
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
    // Storage is refused: it is known until the page closes.
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

/** Remembers thank-yous whose private links were made here and given to nobody yet (rule: links-to-share). */
export const rememberUnshared = (ids: readonly string[]): void =>
  store([...new Set([...read(), ...ids])]);

/** Forgets one: its link was copied or shared. */
export const forgetUnshared = (id: string): void => store(read().filter((one) => one !== id));

/** The ids of thank-yous whose links wait to be shared from this device. */
export function useUnshared(): string[] {
  return useSyncExternalStore(subscribe, stored).split(" ").filter(Boolean);
}

import { useSyncExternalStore } from "react";
import {
  readStorage,
  subscribeToStorage,
  writeStorage,
} from "../../../components/memory/visit-memory.ts";

/**
 * Mark of a kid's page on this device. `begun` means that the page was loaded without views and supporters, and `filled`
 * that its statistics were not all zero. `shared` means that the page was shared or viewed, `seen` that the parent previewed
 * the page, and `closed` that the first steps were dismissed.
 */
export type KidPageMark = "begun" | "filled" | "shared" | "seen" | "closed";

const keyOf = (kidId: string) => `giftling:first-steps:${kidId}` as const;

const read = (kidId: string): string => readStorage("localStorage", keyOf(kidId)) ?? "";

/** Stores a mark of a kid's page on this device (rule: first-steps). */
export function saveKidPageMark(kidId: string, mark: KidPageMark): void {
  const marks = read(kidId).split(" ").filter(Boolean);
  if (!marks.includes(mark)) writeStorage("localStorage", keyOf(kidId), [...marks, mark].join(" "));
}

/** Returns this device's marks of a kid's page. */
export function useKidPageMarks(kidId: string): string[] {
  return useSyncExternalStore(subscribeToStorage, () => read(kidId)).split(" ");
}

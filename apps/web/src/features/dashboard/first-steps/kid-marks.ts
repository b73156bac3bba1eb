import { useSyncExternalStore } from "react";
import { recall, remember, subscribeToMemory } from "../../../components/memory/visit-memory.ts";

/**
 * Mark of a child's page on this device: it had no views at the last visit (`begun`), had figures (`filled`), was shared,
 * was previewed (`seen`), or its first steps were dismissed (`closed`).
 */
export type KidMark = "begun" | "filled" | "shared" | "seen" | "closed";

const keyOf = (kidId: string) => `giftling:first-steps:${kidId}` as const;

const read = (kidId: string): string => recall("localStorage", keyOf(kidId)) ?? "";

/** Stores a mark on this device (rule: first-steps). */
export function markKid(kidId: string, mark: KidMark): void {
  const marks = read(kidId).split(" ").filter(Boolean);
  if (!marks.includes(mark)) remember("localStorage", keyOf(kidId), [...marks, mark].join(" "));
}

/** Returns this device's marks of a child's page. */
export function useKidMarks(kidId: string): string[] {
  return useSyncExternalStore(subscribeToMemory, () => read(kidId)).split(" ");
}

import { useSyncExternalStore } from "react";
import { recall, remember, subscribeToMemory } from "../../../components/memory/visit-memory.ts";

/**
 * What only the device knows of a child's page: that nobody had seen it yet at the last visit, that it had figures, was sent to somebody, was
 * seen as others see it, or its first steps put away.
 */
export type KidMark = "begun" | "filled" | "shared" | "seen" | "closed";

const keyOf = (kidId: string) => `giftling:first-steps:${kidId}` as const;

const read = (kidId: string): string => recall("localStorage", keyOf(kidId)) ?? "";

/** Remembers it on this device (rule: first-steps). */
export function markKid(kidId: string, mark: KidMark): void {
  const marks = read(kidId).split(" ").filter(Boolean);
  if (!marks.includes(mark)) remember("localStorage", keyOf(kidId), [...marks, mark].join(" "));
}

/** What this device remembers of a child's page. */
export function useKidMarks(kidId: string): string[] {
  return useSyncExternalStore(subscribeToMemory, () => read(kidId)).split(" ");
}

import { useSyncExternalStore } from "react";
import { useLazyComponent } from "../../../components/loading/use-part.ts";
import { subscribeToStorage } from "../../../components/memory/visit-memory.ts";
import { readRecordedGiftsText } from "../memory/recorded-gifts-text.ts";

const loadList = () => import("./my-gift-list.tsx");

/** Renders this browser's purchases that can still be undone, and its active holds (rule: undo-purchase). */
export function StoredGifts() {
  // The server has no stored gifts, and its markup must not depend on the clock.
  const text = useSyncExternalStore(subscribeToStorage, readRecordedGiftsText, () => null);
  const { Part: List } = useLazyComponent(loadList, text);
  return List === null || text === null ? null : <List text={text} />;
}

import { useSyncExternalStore } from "react";
import { usePart } from "../../../components/loading/use-part.ts";
import { subscribeToMemory } from "../../../components/memory/visit-memory.ts";
import { recordedGiftsText } from "../memory/recorded-gifts-text.ts";

const loadList = () => import("./my-gift-list.tsx");

/** What this browser's supporter recorded here and can still undo (rule: undo-purchase). */
export function MyGifts() {
  // Nothing is kept where the page is rendered on the server, and no clock is read there.
  const text = useSyncExternalStore(subscribeToMemory, recordedGiftsText, () => null);
  const { Part: List } = usePart(loadList, text);
  return List === null || text === null ? null : <List text={text} />;
}

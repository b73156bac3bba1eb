import { useSyncExternalStore } from "react";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { subscribeToStorage } from "../../../components/memory/browser-storage.ts";
import { useHub } from "../flow/hub-context.ts";
import { readRecordedGiftsText } from "../memory/recorded-gifts-text.ts";
import pageClasses from "../page/hub-page.module.css";

const loadList = () => import("./own-gift-list.tsx");

/**
 * Renders this browser's gifts and holds for the kid. `OWN_GIFTS_SCRIPT` reserves the height of the list before the
 * first paint. Renders nothing on the server, because all visitors share the server's markup (rule: own-gifts).
 */
export function OwnGifts() {
  const { hub } = useHub();
  const text = useSyncExternalStore(subscribeToStorage, readRecordedGiftsText, () => null);
  const { Part: List } = useLazyComponent(loadList, text?.includes(hub.kid.id));
  return List === null || text === null ? (
    <div className={pageClasses.own} />
  ) : (
    <List text={text} />
  );
}

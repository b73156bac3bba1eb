import { useMemo } from "react";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { HubContext, type HubContextValue, useHub } from "../flow/hub-context.ts";
import { LazyHubFlow, useHubFlowEvents } from "../flow/lazy-flow.tsx";
import { useRecordedGiftsJson } from "../memory/recorded-gifts-text.ts";
import { HubSections } from "../sections/hub-sections.tsx";
import pageClasses from "./hub-page.module.css";

/** Renders one kid's hub with the dialogs of the supporter's flow (rule: hub-blocks). */
export function HubContent({ hub, change, refresh, whole }: Omit<HubContextValue, "send">) {
  const { send, ...events } = useHubFlowEvents(hub.isPaused);
  const context = useMemo(
    () => ({ hub, send, change, refresh, whole }),
    [hub, send, change, refresh, whole],
  );
  return (
    <HubContext value={context}>
      <OwnGifts />
      <HubSections />
      <LazyHubFlow {...events} />
    </HubContext>
  );
}

const loadList = () => import("../sections/own-gift-list.tsx");

/**
 * Renders the browser's gifts and holds for the kid. `OWN_GIFTS_SCRIPT` reserves the height of the list before the
 * first paint. Renders nothing on the server, because all visitors share the server's markup (rule: own-gifts).
 */
function OwnGifts() {
  const { hub } = useHub();
  const text = useRecordedGiftsJson();
  const { Part: List } = useLazyComponent(loadList, text?.includes(hub.kid.id));
  return List === null || text === null ? (
    <div className={pageClasses.own} />
  ) : (
    <List text={text} />
  );
}

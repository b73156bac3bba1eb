import type { HubView } from "@giftling/domain";
import { useMemo } from "react";
import { HubContext, type HubContextValue, NO_LOADED_LISTS } from "../flow/hub-context.ts";
import { LazyHubFlow, useHubFlowEvents } from "../flow/lazy-flow.tsx";
import { HubBlocks } from "../sections/hub-blocks.tsx";
import { OwnGifts } from "../sections/own-gifts.tsx";

type HubContentProps = Pick<HubContextValue, "change" | "refresh"> & {
  hub: HubView;
  whole?: HubContextValue["whole"];
};

/** Renders one kid's hub with the dialogs of the supporter's flow (rule: hub-blocks). */
export function HubContent({ hub, change, refresh, whole = NO_LOADED_LISTS }: HubContentProps) {
  const { send, ...events } = useHubFlowEvents(hub.isPaused);
  const context = useMemo(
    () => ({ hub, send, change, refresh, whole }),
    [hub, send, change, refresh, whole],
  );
  return (
    <HubContext value={context}>
      <OwnGifts />
      <HubBlocks />
      <LazyHubFlow {...events} />
    </HubContext>
  );
}

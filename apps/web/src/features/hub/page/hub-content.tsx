import type { HubView } from "@giftling/domain";
import { useMemo } from "react";
import { HubContext, type LoadedLists, NO_LOADED_LISTS } from "../flow/hub-context.ts";
import { LazyHubFlow, useHubFlowEvents } from "../flow/lazy-flow.tsx";
import { HubBlocks } from "../sections/hub-blocks.tsx";

/** Renders the hub of one kid with the supporter's flow (rule: hub-blocks). */
export function HubContent({
  hub,
  whole = NO_LOADED_LISTS,
}: {
  hub: HubView;
  whole?: LoadedLists;
}) {
  const { send, ...events } = useHubFlowEvents(hub.isPaused);
  const context = useMemo(() => ({ hub, send, whole }), [hub, send, whole]);
  return (
    <HubContext value={context}>
      <HubBlocks />
      <LazyHubFlow {...events} />
    </HubContext>
  );
}

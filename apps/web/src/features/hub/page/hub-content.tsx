import type { HubView } from "@giftling/domain";
import { useMemo } from "react";
import { HubContext, NOT_WHOLE, type WholeLists } from "../flow/hub-context.ts";
import { LazyFlow, useFlowEvents } from "../flow/lazy-flow.tsx";
import { HubBlocks } from "../sections/hub-blocks.tsx";

/** Renders the hub of one kid with the supporter's flow (rule: hub-blocks). */
export function HubContent({ hub, whole = NOT_WHOLE }: { hub: HubView; whole?: WholeLists }) {
  const { send, ...events } = useFlowEvents(hub.isPaused);
  const context = useMemo(() => ({ hub, send, whole }), [hub, send, whole]);
  return (
    <HubContext value={context}>
      <HubBlocks />
      <LazyFlow {...events} />
    </HubContext>
  );
}

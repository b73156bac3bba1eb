import type { HubView } from "@giftling/domain";
import { useCallback, useMemo } from "react";
import { HubContext, NOT_WHOLE, type WholeLists } from "../flow/hub-context.ts";
import type { HubFlowEvent } from "../flow/hub-flow.ts";
import { HubDialogs } from "../flow/lazy-dialogs.ts";
import { useHubFlow } from "../flow/use-hub-flow.ts";
import { HubBlocks } from "../sections/hub-blocks.tsx";

/** One child's hub with the supporter's flow around it (rule: hub-blocks). */
export function HubContent({ hub, whole = NOT_WHOLE }: { hub: HubView; whole?: WholeLists }) {
  const { flow, send } = useHubFlow();
  // A paused hub asks for nothing after a link was followed (rule: paused-hub).
  const tell = useCallback(
    (event: HubFlowEvent) => {
      if (!hub.isPaused || !event.type.endsWith("Followed")) send(event);
    },
    [hub.isPaused, send],
  );
  const context = useMemo(() => ({ hub, send: tell, whole }), [hub, tell, whole]);
  return (
    <HubContext value={context}>
      <HubBlocks />
      <HubDialogs
        flow={flow}
        opened={flow.dialog}
        isNear={flow.next !== null}
        onClose={() => send({ type: "closed" })}
      />
    </HubContext>
  );
}

import type { HubView } from "@giftling/domain";
import { useCallback, useMemo } from "react";
import { HubContext, NOT_WHOLE, type WholeLists } from "../flow/hub-context.ts";
import { LazyDialogs } from "../flow/lazy-dialogs.tsx";
import { useHubFlow } from "../flow/use-hub-flow.ts";
import { HubBlocks } from "../sections/hub-blocks.tsx";

/** One child's hub with the supporter's flow around it (rule: hub-blocks). */
export function HubContent({ hub, whole = NOT_WHOLE }: { hub: HubView; whole?: WholeLists }) {
  const canReopen = useCallback(
    (itemId: string) => hub.wishlist.some((item) => item.id === itemId && !item.isPurchased),
    [hub.wishlist],
  );
  const { flow, send } = useHubFlow(canReopen);
  const context = useMemo(() => ({ hub, send, whole }), [hub, send, whole]);
  return (
    <HubContext value={context}>
      <HubBlocks />
      <LazyDialogs flow={flow} />
    </HubContext>
  );
}

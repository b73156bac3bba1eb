import type { HubView } from "@giftling/domain";
import { useCallback, useMemo } from "react";
import { HubBlocks } from "./hub-blocks.tsx";
import { HubContext } from "./hub-context.ts";
import { LazyDialogs } from "./lazy-dialogs.tsx";
import { useHubFlow } from "./use-hub-flow.ts";

/** One child's hub with the supporter's flow around it (spec section 4). */
export function HubContent({ hub }: { hub: HubView }) {
  const canReopen = useCallback(
    (itemId: string) => hub.wishlist.some((item) => item.id === itemId && !item.isPurchased),
    [hub.wishlist],
  );
  const { flow, send } = useHubFlow(canReopen);
  const context = useMemo(() => ({ hub, send }), [hub, send]);
  return (
    <HubContext value={context}>
      <HubBlocks />
      <LazyDialogs flow={flow} />
    </HubContext>
  );
}

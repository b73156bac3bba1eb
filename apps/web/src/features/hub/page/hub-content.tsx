import type { HubView } from "@giftling/domain";
import { useCallback, useMemo } from "react";
import { HubContext } from "../flow/hub-context.ts";
import { LazyDialogs } from "../flow/lazy-dialogs.tsx";
import { useHubFlow } from "../flow/use-hub-flow.ts";
import { HubBlocks } from "../sections/hub-blocks.tsx";

/** One child's hub with the supporter's flow around it (rule: hub-blocks). */
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

import { type ReactNode, useCallback, useState } from "react";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../components/loading/run-when-idle.ts";
import { trpc } from "../../trpc.ts";

const ShareDialog = createLazyPopup(() => import("./share-dialog.tsx"), runWhenIdle);

/**
 * Returns the share dialog, which the caller renders, and the function that opens the dialog. `kidId` selects the kid
 * shown first. Default: the first kid (rule: share-sheet).
 */
export function useShareDialog(kidId?: string): { onShare: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const onShare = useCallback(() => setOpen(true), []);
  const { data: kids = [] } = trpc.kids.list.useQuery(undefined, { enabled: isOpen });
  return {
    onShare,
    dialog: (
      <ShareDialog
        kids={kids}
        kidId={kidId}
        opened={isOpen && kids.length > 0}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

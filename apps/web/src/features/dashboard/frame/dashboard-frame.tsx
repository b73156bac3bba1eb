import type { KidView, UserView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import type { EntryType } from "../../entries/entry-drafts.ts";
import { useKidDialogs } from "../../kids/dialogs/use-kid-dialogs.ts";
import { BottomBar } from "../bars/bottom-bar.tsx";
import { getHubPath } from "../bars/hub-url.ts";
import { SideNavigation } from "../bars/rail.tsx";
import { DashboardTopBar } from "../bars/top-bar.tsx";
import { DashboardContext } from "../dashboard-context.ts";
import { AddDialogs, type AddDialogType } from "./add-dialogs.tsx";
import classes from "./dashboard-frame.module.css";
import { useLinkLimitCheck } from "./use-link-room.ts";

const ResumedDialog = createLazyPopup(() => import("./resumed-dialog.tsx"));

/** Renders the frame of a kid's dashboard: the bars and the Add dialogs (rule: dashboard-places). */
export function DashboardFrame({
  user,
  kids,
  kid,
  onSelectKid,
  children,
}: {
  user: UserView;
  kids: readonly KidView[];
  kid: KidView;
  onSelectKid: (kidId: string) => void;
  children: ReactNode;
}) {
  const [adding, setAdding] = useState<AddDialogType | null>(null);
  const dialogs = useKidDialogs(kids, kid);
  const { edit: editKid, sizes: editSizes } = dialogs;
  const hasRoom = useLinkLimitCheck(kid.id, user.isPremium);
  // Log In in a dialog sets this hash (rule: log-in-again).
  const [isResuming, setResuming] = useState(() => window.location.hash === "#resume");
  const path = getHubPath(user.familyUrl ?? "", kid.id, kids.length);
  const close = useCallback(() => setAdding(null), []);
  const add = useCallback(
    (what: EntryType) => {
      const isLink = what === "payment" || what === "registry";
      setAdding(isLink && !hasRoom() ? "limit" : what);
    },
    [hasRoom],
  );
  // Memoized so that opening a dialog does not render the page again.
  const dashboard = useMemo(
    () => ({ user, kids, kid, hubPath: path, onSelectKid, add, editKid, editSizes }),
    [user, kids, kid, path, onSelectKid, add, editKid, editSizes],
  );
  return (
    <DashboardContext value={dashboard}>
      <div className={classes.page} id="top">
        <a href="#main" className="skip-link">
          {commonWords.skipToContentLink()}
        </a>
        <DashboardTopBar
          kids={kids}
          kid={kid}
          hubPath={path}
          onSelectKid={onSelectKid}
          dialogs={dialogs}
        />
        <div className={classes.body}>
          <SideNavigation />
          <main className={classes.main} id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        <BottomBar />
        <ResumedDialog kid={kid} opened={isResuming} onClose={() => setResuming(false)} />
        <AddDialogs key={kid.id} kid={kid} adding={adding} onClose={close} />
      </div>
    </DashboardContext>
  );
}

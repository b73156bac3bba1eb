import { canAddLink, getLinkName, type KidView, LINK_KINDS, type UserView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../../components/loading/run-when-idle.ts";
import { trpc } from "../../../trpc.ts";
import type { EntryType } from "../../entries/entry-drafts.ts";
import { getCachedLinkLists } from "../../entries/lists/link-procedures.ts";
import { useKidDialogs } from "../../kids/dialogs/use-kid-dialogs.ts";
import { LaunchOverlay } from "../../launch/launch.tsx";
import { LINK_COMPONENTS } from "../../links/link-components.ts";
import { getHubPath } from "../../share/hub-path.ts";
import { HubStatusLine } from "../../share/hub-status-line.tsx";
import { useShareDialog } from "../../share/use-share-dialog.tsx";
import { UpdateDialogs } from "../../updates/updates-section.tsx";
import { useUpdateMutations } from "../../updates/use-update-mutations.ts";
import { useWishMutations } from "../../wishlist/use-wish-mutations.ts";
import { WishDialogs } from "../../wishlist/wishlist-section.tsx";
import { BottomBar } from "../bars/bottom-bar.tsx";
import { SideNavigation } from "../bars/side-navigation.tsx";
import { DashboardTopBar } from "../bars/top-bar.tsx";
import { DashboardContext } from "../dashboard-context.ts";
import { countLinksAndActivities } from "../plan/count-links.ts";
import { useSearchShortcut } from "../search/use-search-shortcut.ts";
import classes from "./dashboard-frame.module.css";

/**
 * Returns whether the plan's limit allows another link. Returns true while the lists of links are loading
 * (rule: free-limits).
 */
function hasRoomForLink(
  { links, wishlist }: ReturnType<typeof trpc.useUtils>,
  kidId: string,
  isPremium: boolean,
): boolean {
  const lists = getCachedLinkLists(links, kidId);
  const items = wishlist.list.getData({ kidId });
  return !lists || !items || canAddLink(countLinksAndActivities(lists, items), isPremium);
}

const ResumedDialog = createLazyPopup(() => import("./resumed-dialog.tsx"));

const SearchDialog = createLazyPopup(() => import("../search/search-dialog.tsx"), runWhenIdle);

/** Renders a kid's dashboard: navigation bars, the page, and the Add dialogs (rule: dashboard-places). */
export function DashboardFrame({
  user,
  kids,
  kid,
  giftId,
  onSelectKid,
  children,
}: {
  user: UserView;
  kids: readonly KidView[];
  kid: KidView;
  giftId?: string | undefined;
  onSelectKid: (kidId: string) => void;
  children: ReactNode;
}) {
  const [adding, setAdding] = useState<AddDialogType | null>(null);
  const dialogs = useKidDialogs(kids, kid);
  const { edit: editKid, sizes: editSizes } = dialogs;
  const utils = trpc.useUtils();
  // Signing in from a dialog returns to this hash (rule: log-in-again).
  const [isResuming, setResuming] = useState(() => window.location.hash === "#resume");
  const path = getHubPath(user.familyUrl ?? "", kid.id, kids.length);
  const { onShare, dialog: shareDialog } = useShareDialog(kid.id);
  const close = useCallback(() => setAdding(null), []);
  const [isSearching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  useSearchShortcut(search);
  const add = useCallback(
    (what: EntryType) => {
      const isLink = LINK_KINDS.some((kind) => getLinkName(kind) === what);
      setAdding(isLink && !hasRoomForLink(utils, kid.id, user.isPremium) ? "limit" : what);
    },
    [utils, kid.id, user.isPremium],
  );
  // Memoized, so that opening a dialog does not render the page again.
  const dashboard = useMemo(
    () => ({
      user,
      kids,
      kid,
      giftId,
      hubPath: path,
      onSelectKid,
      add,
      share: onShare,
      search,
      editKid,
      editSizes,
    }),
    [user, kids, kid, giftId, path, onSelectKid, add, onShare, search, editKid, editSizes],
  );
  return (
    <DashboardContext value={dashboard}>
      <div className={classes.page} id="top">
        <a href="#main" className="skip-link">
          {commonWords.skipLink()}
        </a>
        <DashboardTopBar dialogs={dialogs} />
        <div className={classes.body}>
          <SideNavigation />
          <main className={classes.main} id="main" tabIndex={-1}>
            <HubStatusLine kid={kid} onShare={onShare} />
            {children}
          </main>
        </div>
        <BottomBar />
        <ResumedDialog
          linkComponents={LINK_COMPONENTS}
          opened={isResuming}
          onClose={() => setResuming(false)}
        />
        {shareDialog}
        <LaunchOverlay kid={kid} path={path} />
        <SearchDialog opened={isSearching} onClose={() => setSearching(false)} />
        <AddDialogs key={kid.id} kid={kid} adding={adding} onClose={close} />
      </div>
    </DashboardContext>
  );
}

const RecordDialog = createLazyPopup(
  () => import("../../gifts/ledger/record-contribution-dialog.tsx"),
  runWhenIdle,
);

const RecordGiftDialog = createLazyPopup(
  () => import("../../gifts/ledger/record-gift-dialog.tsx"),
  runWhenIdle,
);

const PlanLimitDialog = createLazyPopup(
  () => import("../../kids/dialogs/plan-limit-dialog.tsx"),
  runWhenIdle,
);

/** Type of entry to add. "limit" opens the dialog about the plan's link limit. */
type AddDialogType = EntryType | "limit";

/** Renders one dialog for each type of entry. At most one dialog is open. */
function AddDialogs({
  kid,
  adding,
  onClose,
}: {
  kid: KidView;
  adding: AddDialogType | null;
  onClose: () => void;
}) {
  const { id: kidId, firstName } = kid;
  const shared = { kidId, firstName, edited: null, onClose };
  const openedFor = (what: EntryType) => (adding === what ? "add" : null);
  return (
    <>
      <WishDialogs {...shared} writes={useWishMutations(kidId)} opened={openedFor("gift")} />
      <UpdateDialogs {...shared} writes={useUpdateMutations(kidId)} opened={openedFor("update")} />
      {LINK_KINDS.map((kind) => {
        const { AddDialog } = LINK_COMPONENTS[kind];
        return <AddDialog key={kind} {...shared} opened={openedFor(getLinkName(kind))} />;
      })}
      <PlanLimitDialog kidName={firstName} opened={adding === "limit"} onClose={onClose} />
      <RecordDialog kidId={kidId} opened={adding === "money"} onClose={onClose} />
      <RecordGiftDialog kidId={kidId} opened={adding === "other-gift"} onClose={onClose} />
    </>
  );
}

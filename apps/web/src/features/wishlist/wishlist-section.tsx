import type { ParentWishlistItemView, WishlistItemView } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/section";
import type { ComponentType, ReactNode } from "react";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { Loader } from "../../components/loading/loader.tsx";
import { runWhenIdle } from "../../components/loading/run-when-idle.ts";
import { useLazyComponent } from "../../components/loading/use-lazy-component.ts";
import { trpc } from "../../trpc.ts";
import { SHORTENED_LIST_LENGTH } from "../entries/entry-list.tsx";
import {
  type EntryRowProps,
  EntrySection,
  type EntrySectionProps,
} from "../entries/entry-section.tsx";
import {
  type PriorityToggle,
  usePriorityToggle,
} from "../entries/priorities/use-priority-toggle.ts";
import { useEntryDialogs } from "../entries/use-entry-dialogs.ts";
import { useWishesIncludingDeleted } from "../gifts/use-wishes-including-deleted.ts";
import { useWishUnitActions, type WishUnitActions } from "./units/use-wish-unit-actions.ts";
import { useWishMutations } from "./use-wish-mutations.ts";
import {
  getWishStatus,
  isArchivedWish,
  isCollapsedWish,
  isDraftWish,
  isSlotCandidate,
} from "./wish-status.ts";
import classes from "./wishlist.module.css";
import { WishlistRow } from "./wishlist-row.tsx";

export const WishDialogs = createLazyPopup(() => import("./wish-dialogs.ts"), runWhenIdle);

const MarkPurchasedDialog = createLazyPopup(
  () => import("./mark-purchased-dialog.tsx"),
  runWhenIdle,
);

const loadDraftsNotice = () => import("./publish-drafts-notice.tsx");
const loadSteps = () => import("../gifts/life/gift-next-steps.tsx");
const loadReceived = () => import("./received-gift-list.tsx");

/** Returns the configuration of the collapsed groups of purchased, draft and archived wishes (rule: purchased-wish). */
const getFold = (kidId: string) => ({
  has: isCollapsedWish,
  groups: [
    {
      has: (item: WishlistItemView) => item.isPurchased && !isArchivedWish(item),
      label: words.purchasedWishesLabel,
    },
    {
      has: isDraftWish,
      label: words.draftWishesLabel,
      action: (drafts: readonly ParentWishlistItemView[]) => (
        <DraftsNotice kidId={kidId} drafts={drafts} />
      ),
    },
    { has: isArchivedWish, label: words.archivedWishesLabel },
  ],
});

export type WishRow = EntryRowProps<ParentWishlistItemView>;

/** Function that returns an activity's toggle for the Top 3, or undefined for any other wish. */
type PriorityOf = (item: WishlistItemView) => PriorityToggle | undefined;

/** Props of a wish's select button or details. `of` is the button's wish, or all rows for the details. */
export type WishDetailSlotProps = {
  kidId: string;
  isWide: boolean;
  of: ParentWishlistItemView | { rows: WishRow[]; marks: WishUnitActions; priorityOf: PriorityOf };
};

/** Renders the wishlist with open wishes first. */
export function WishlistSection({
  kidId,
  firstName,
  onAdd,
  seeAll,
  Beside,
  isWide = false,
  isPending = false,
  more,
}: EntrySectionProps & {
  /** Component that renders the selected wish's details, and each wish's select button. */
  Beside?: ComponentType<WishDetailSlotProps> | null;
  /** Whether the screen is wide enough to show a wish's details beside the wishlist. */
  isWide?: boolean;
  /** Whether to show the wishlist as loading, such as while the code of the `Beside` component is loading. */
  isPending?: boolean;
  /** Content below the wishlist. */
  more?: ReactNode;
}) {
  const query = trpc.wishlist.list.useQuery(
    { kidId },
    { select: seeAll ? onTheList : sortWishesByState },
  );
  const buying = useEntryDialogs<ParentWishlistItemView>();
  const marks = useWishUnitActions(kidId, buying.edit);
  const given = useWishesIncludingDeleted(kidId, query.data);
  const hasArrived = given?.some(({ gifts }) => gifts.some(({ receivedAt }) => receivedAt));
  const { Part: Received } = useLazyComponent(loadReceived, !seeAll && hasArrived);
  const { Part: Steps } = useLazyComponent(
    loadSteps,
    !seeAll && query.data?.some((item) => item.isPurchased),
  );
  const writes = useWishMutations(kidId);
  const createToggle = usePriorityToggle(kidId);
  const priorityOf: PriorityOf = (item) =>
    isSlotCandidate(item)
      ? createToggle({ kind: "wishlistItem", id: item.id }, item.name, item.isPriority)
      : undefined;
  const neighbors = query.data?.filter((item, at) =>
    seeAll ? at < SHORTENED_LIST_LENGTH : !isCollapsedWish(item),
  );
  const hasSeveralStatuses = new Set(neighbors?.map(getWishStatus)).size > 1;
  return (
    <>
      <EntrySection
        id="wishlist"
        title={words.wishlistTitle()}
        query={isPending ? { isError: false } : query}
        skeletonRows={3}
        addLabel={words.addWishButton()}
        seeAllLabel={words.viewAllWishesAriaLabel}
        Dialogs={WishDialogs}
        kidId={kidId}
        firstName={firstName}
        writes={writes}
        order={{ nameOf: ({ name }) => name, save: writes.order }}
        path="wishlist"
        empty={{
          title: words.emptyWishlistTitle(),
          message: words.emptyWishlistMessage(firstName),
        }}
        onAdd={onAdd}
        seeAll={seeAll}
        fold={getFold(kidId)}
        above={<PictureFetchStatus kidId={kidId} />}
        below={
          <>
            {Received !== null && given && <Received kidId={kidId} items={given} />}
            {more}
          </>
        }
        beside={(rowOf) =>
          Beside &&
          query.data && (
            <Beside
              kidId={kidId}
              isWide={isWide}
              of={{ rows: query.data.map(rowOf), marks, priorityOf }}
            />
          )
        }
      >
        {(row) => (
          <WishlistRow
            key={row.entry.id}
            {...row}
            kidId={kidId}
            priority={priorityOf(row.entry)}
            hasStatus={hasSeveralStatuses}
            named={Beside && <Beside kidId={kidId} isWide={isWide} of={row.entry} />}
            isQuiet={Beside !== null && isWide}
            marks={marks}
            Steps={Steps}
            onLeave={(from) => {
              // Focuses the section's heading if the row leaves the visible list. A shortened list still shows
              // purchased wishes, so their rows do not lose the focus.
              if (!seeAll || from === "list") {
                document.querySelector<HTMLElement>("#wishlist h2")?.focus({ preventScroll: true });
              }
            }}
          />
        )}
      </EntrySection>
      {buying.edited && (
        <MarkPurchasedDialog
          key={buying.edited.key}
          kidId={kidId}
          item={buying.edited.entry}
          opened={buying.isEditing}
          onClose={buying.close}
          onOwn={() => buying.edited && marks.markOwnPurchase(buying.edited.entry)}
        />
      )}
    </>
  );
}

const getRank = (item: WishlistItemView) =>
  isArchivedWish(item) ? 3 : isDraftWish(item) ? 2 : Number(item.isPurchased);

/** Returns the wishes in the order open, purchased, draft, archived. Preserves the order within each state. */
export function sortWishesByState<Item extends WishlistItemView>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => getRank(a) - getRank(b));
}

/** Returns the open and purchased wishes. Excludes archived wishes and drafts (rule: put-away). */
const onTheList = <Item extends WishlistItemView>(items: readonly Item[]): Item[] =>
  sortWishesByState(items).filter((item) => !isArchivedWish(item) && !isDraftWish(item));

function DraftsNotice(props: { kidId: string; drafts: readonly ParentWishlistItemView[] }) {
  const { Part } = useLazyComponent(loadDraftsNotice, true);
  return Part && <Part {...props} />;
}

const countFetches = (items: readonly ParentWishlistItemView[]) => ({
  pending: items.filter(({ pictureFetch }) => pictureFetch === "pending").length,
  done: items.filter(({ pictureFetch }) => pictureFetch === "done").length,
});

/** Renders the progress of fetching pictures for imported wishes on the server (rule: fetched-pictures). */
function PictureFetchStatus({ kidId }: { kidId: string }) {
  const { data } = trpc.wishlist.list.useQuery({ kidId }, { select: countFetches });
  const isRunning = data !== undefined && data.pending > 0;
  return (
    <p className={classes.pictureFetch} role="status">
      {isRunning && (
        <>
          <Loader size={16} />
          {words.pictureFetchStatus(data.done, data.done + data.pending)}
        </>
      )}
    </p>
  );
}

import type { WishlistItemView } from "@giftling/domain";
import type { ReactNode } from "react";
import { lazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { whenIdle } from "../../components/loading/when-idle.ts";
import { trpc } from "../../trpc.ts";
import type { SeeAll } from "../entries/entry-list.tsx";
import { EntrySection } from "../entries/entry-section.tsx";
import { usePurchaseMarks } from "./purchase-marks.ts";
import { useItemWrites } from "./use-item-writes.ts";
import { WishlistRow } from "./wishlist-row.tsx";

const ItemDialogs = lazyPopup(() => import("./item-dialogs.ts"), whenIdle);

const BOUGHT = {
  has: (item: WishlistItemView) => item.isPurchased,
  label: (count: number) => `Bought (${count})`,
};

/** The wishlist: what can still be given first, what was bought after it. */
export function WishlistSection({
  kidId,
  firstName,
  onAdd,
  seeAll,
  star,
}: {
  kidId: string;
  firstName: string;
  onAdd: () => void;
  seeAll?: SeeAll;
  /** What puts an activity among the Top 3. */
  star?: (item: WishlistItemView) => ReactNode;
}) {
  const query = trpc.wishlist.list.useQuery({ kidId }, { select: availableFirst });
  const marks = usePurchaseMarks(kidId);
  return (
    <EntrySection
      id="wishlist"
      title="Wishlist"
      query={query}
      skeletonRows={3}
      addLabel="Add a gift"
      Dialogs={ItemDialogs}
      kidId={kidId}
      firstName={firstName}
      writes={useItemWrites(kidId)}
      path="wishlist"
      empty={{
        title: "Nothing on the list yet",
        message: `What would make ${firstName} happy? Add one gift to start.`,
      }}
      onAdd={onAdd}
      seeAll={seeAll}
      fold={BOUGHT}
    >
      {(row) => (
        <WishlistRow
          key={row.entry.id}
          {...row}
          star={star?.(row.entry)}
          onMarkPurchased={() => {
            // Its row is folded away: the focus stays in the section.
            if (!seeAll) {
              document.querySelector<HTMLElement>("#wishlist h2")?.focus({ preventScroll: true });
            }
            marks.markPurchased(row.entry);
          }}
          onPutBack={() => marks.putBack(row.entry)}
        />
      )}
    </EntrySection>
  );
}

/** Otherwise in the order given. */
export function availableFirst<Item extends WishlistItemView>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => Number(a.isPurchased) - Number(b.isPurchased));
}

import type { WishlistItemView } from "@giftling/domain";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { EmptyState } from "../../components/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import rows from "../dashboard/rows.module.css";
import { Section } from "../dashboard/section.tsx";
import { useEntryDialogs } from "../dashboard/use-entry-dialogs.ts";
import { useUndoableDelete } from "../dashboard/use-undoable-delete.ts";
import { EditItemDialog } from "./edit-item-dialog.tsx";
import { usePurchaseMarks } from "./purchase-marks.ts";
import { useItemWrites } from "./use-item-writes.ts";
import { WishlistRow } from "./wishlist-row.tsx";

/** The wishlist (spec section 2): what can still be given first, what was bought after it. */
export function WishlistSection({
  kidId,
  firstName,
  onAdd,
}: {
  kidId: string;
  firstName: string;
  onAdd: () => void;
}) {
  const query = trpc.wishlist.list.useQuery({ kidId });
  const marks = usePurchaseMarks(kidId);
  const dialogs = useEntryDialogs<WishlistItemView>();
  const { remove } = useItemWrites(kidId);
  const deletion = useUndoableDelete({ remove, path: (id) => `/api/wishlist/${id}` });
  return (
    <>
      <Section
        id="wishlist"
        title="Wishlist"
        query={query}
        skeletonRows={3}
        action={
          query.data?.length !== 0 && (
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
              onClick={onAdd}
            >
              Add a gift
            </Button>
          )
        }
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              title="Nothing on the list yet"
              message={`What would make ${firstName} happy? Add one gift to start.`}
              action={<Button onClick={onAdd}>Add a gift</Button>}
            />
          ) : (
            <ul className={rows.list}>
              {availableFirst(items).map((item) => (
                <WishlistRow
                  key={item.id}
                  item={item}
                  deletion={deletion}
                  onEdit={() => dialogs.edit(item)}
                  onMarkPurchased={() => void marks.markPurchased(item)}
                  onPutBack={() => void marks.putBack(item)}
                />
              ))}
            </ul>
          )
        }
      </Section>
      {dialogs.edited && (
        <EditItemDialog
          key={dialogs.edited.key}
          kidId={kidId}
          item={dialogs.edited.entry}
          opened={dialogs.isEditing}
          onClose={dialogs.close}
        />
      )}
    </>
  );
}

/** Otherwise in the order given. */
export function availableFirst(items: readonly WishlistItemView[]): WishlistItemView[] {
  return [...items].sort((a, b) => Number(a.isPurchased) - Number(b.isPurchased));
}

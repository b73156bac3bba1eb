import {
  type EditWallEntryInput,
  getWishPurchaseFields,
  type ParentWishlistItemView,
} from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as ledgerWords from "@giftling/messages/gifts/ledger";
import { approveGiverNameError } from "@giftling/messages/gifts/life";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { trpc } from "../../../trpc.ts";
import { useApplyGiftChange } from "./use-apply-gift-change.ts";

type Entry = Pick<EditWallEntryInput, "kind" | "id">;

/** Returns a copy of a wish with one giver's name replaced. Returns the wish unchanged if the wish lacks the gift. */
function withGiverName(item: ParentWishlistItemView, giftId: string, giverName: string | null) {
  if (!item.gifts.some(({ id }) => id === giftId)) return item;
  const gifts = item.gifts.map((gift) => (gift.id === giftId ? { ...gift, giverName } : gift));
  return { ...item, ...getWishPurchaseFields(gifts, item.isPurchased), gifts };
}

/**
 * Returns the mutation that corrects a giver's name. The mutation updates the cached name optimistically, and restores
 * the earlier name, `before`, if the server rejects the change (rule: wall-corrections).
 */
export function useCorrectGiverName(kidId: string, before: string) {
  const utils = trpc.useUtils();
  const follow = useApplyGiftChange(kidId);
  const input = { kidId };

  function show({ kind, id }: Entry, name: string | null) {
    if (kind === "purchase") {
      for (const wishes of [utils.wishlist.list, utils.wishlist.deleted]) {
        wishes.setData(input, (items) => items?.map((item) => withGiverName(item, id, name)));
      }
    } else {
      utils.gratitude.contributions.setData(input, (all) =>
        all?.map((entry) => (entry.id === id ? { ...entry, contributorName: name } : entry)),
      );
    }
  }

  return trpc.gratitude.editWallEntry.useMutation({
    onMutate: (edit) => show(edit, edit.giverName ?? before),
    onSuccess: ({ giverName, changed }, edit) => {
      show(edit, giverName);
      if (changed) follow(changed);
    },
    onError: (_error, edit) => show(edit, before),
  });
}

/**
 * Returns a function that hides or shows a wall entry. The function updates the cached wall optimistically
 * (rule: wall-corrections).
 */
export function useSetWallEntryVisibility(kidId: string) {
  const utils = trpc.useUtils();
  const { wall } = utils.gratitude;
  const input = { kidId };
  const show = ({ kind, id }: Entry, isOnWall: boolean) =>
    wall.setData(input, (all) =>
      all?.map((entry) =>
        entry.kind === kind && entry.id === id ? { ...entry, isOnWall } : entry,
      ),
    );
  const edit = trpc.gratitude.editWallEntry.useMutation({
    onMutate: async ({ isOnWall = true, ...entry }) => {
      await wall.cancel(input);
      show(entry, isOnWall);
    },
    onError: (error, { isOnWall = true, ...entry }) => {
      show(entry, !isOnWall);
      showErrorToast(ledgerWords.updateWallError(), error, commonWords.retryMessage());
    },
  });
  return (entry: Entry, isOnWall: boolean) => edit.mutate({ ...entry, isOnWall });
}

/** Returns the mutation that approves pending names and off-list gifts for the wall (rule: approved-names). */
export function useApproveGiverNames(kidId: string) {
  const { wall } = trpc.useUtils().gratitude;
  return trpc.gratitude.approveNames.useMutation({
    onSuccess: (entries) => wall.setData({ kidId }, entries),
    onError: (error) => {
      showErrorToast(approveGiverNameError(), error, commonWords.retryMessage());
    },
  });
}

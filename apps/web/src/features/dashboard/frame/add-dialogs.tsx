import type { KidView } from "@giftling/domain";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../../components/loading/when-idle.ts";
import type { EntryType } from "../../entries/entry-drafts.ts";
import { usePaymentLinkMutations } from "../../links/use-payment-writes.ts";
import { useRegistryMutations } from "../../links/use-registry-writes.ts";
import { useUpdateMutations } from "../../updates/use-update-writes.ts";
import { useWishMutations } from "../../wishlist/use-item-writes.ts";

const ItemDialogs = createLazyPopup(() => import("../../wishlist/item-dialogs.ts"), runWhenIdle);
const UpdateDialogs = createLazyPopup(() => import("../../updates/update-dialogs.ts"), runWhenIdle);
const PaymentDialogs = createLazyPopup(() => import("../../links/payment-dialogs.ts"), runWhenIdle);
const RegistryDialogs = createLazyPopup(
  () => import("../../links/registry-dialogs.ts"),
  runWhenIdle,
);
const RecordDialog = createLazyPopup(
  () => import("../../gifts/ledger/record-dialog.tsx"),
  runWhenIdle,
);

const RecordGiftDialog = createLazyPopup(
  () => import("../../gifts/ledger/record-gift-dialog.tsx"),
  runWhenIdle,
);

const LinkLimitDialog = createLazyPopup(() => import("./link-limit-dialog.tsx"), runWhenIdle);

/** Kind of entry to add. "limit" stands for a link that the plan has no room for. */
export type AddDialogType = EntryType | "limit";

/** Renders the dialogs that add an entry, one for each kind. At most one dialog is open. */
export function AddDialogs({
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
      <ItemDialogs {...shared} writes={useWishMutations(kidId)} opened={openedFor("gift")} />
      <UpdateDialogs {...shared} writes={useUpdateMutations(kidId)} opened={openedFor("update")} />
      <PaymentDialogs
        {...shared}
        writes={usePaymentLinkMutations(kidId)}
        opened={openedFor("payment")}
      />
      <RegistryDialogs
        {...shared}
        writes={useRegistryMutations(kidId)}
        opened={openedFor("registry")}
      />
      <LinkLimitDialog firstName={firstName} opened={adding === "limit"} onClose={onClose} />
      <RecordDialog kidId={kidId} opened={adding === "money"} onClose={onClose} />
      <RecordGiftDialog kidId={kidId} opened={adding === "other-gift"} onClose={onClose} />
    </>
  );
}

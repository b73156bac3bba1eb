import type { KidView } from "@giftling/domain";
import { lazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../../components/loading/when-idle.ts";
import type { Addable } from "../../entries/entry-drafts.ts";
import { usePaymentWrites } from "../../links/use-payment-writes.ts";
import { useRegistryWrites } from "../../links/use-registry-writes.ts";
import { useUpdateWrites } from "../../updates/use-update-writes.ts";
import { useItemWrites } from "../../wishlist/use-item-writes.ts";

const ItemDialogs = lazyPopup(() => import("../../wishlist/item-dialogs.ts"), runWhenIdle);
const UpdateDialogs = lazyPopup(() => import("../../updates/update-dialogs.ts"), runWhenIdle);
const PaymentDialogs = lazyPopup(() => import("../../links/payment-dialogs.ts"), runWhenIdle);
const RegistryDialogs = lazyPopup(() => import("../../links/registry-dialogs.ts"), runWhenIdle);
const RecordDialog = lazyPopup(() => import("../../gifts/ledger/record-dialog.tsx"), runWhenIdle);

const RecordGiftDialog = lazyPopup(
  () => import("../../gifts/ledger/record-gift-dialog.tsx"),
  runWhenIdle,
);

const LinkLimitDialog = lazyPopup(() => import("./link-limit-dialog.tsx"), runWhenIdle);

/** Kind of entry to add. "limit" stands for a link that the plan has no room for. */
export type Adding = Addable | "limit";

/** Renders the dialogs that add an entry, one for each kind. At most one dialog is open. */
export function AddDialogs({
  kid,
  adding,
  onClose,
}: {
  kid: KidView;
  adding: Adding | null;
  onClose: () => void;
}) {
  const { id: kidId, firstName } = kid;
  const shared = { kidId, firstName, edited: null, onClose };
  const openedFor = (what: Addable) => (adding === what ? "add" : null);
  return (
    <>
      <ItemDialogs {...shared} writes={useItemWrites(kidId)} opened={openedFor("gift")} />
      <UpdateDialogs {...shared} writes={useUpdateWrites(kidId)} opened={openedFor("update")} />
      <PaymentDialogs {...shared} writes={usePaymentWrites(kidId)} opened={openedFor("payment")} />
      <RegistryDialogs
        {...shared}
        writes={useRegistryWrites(kidId)}
        opened={openedFor("registry")}
      />
      <LinkLimitDialog firstName={firstName} opened={adding === "limit"} onClose={onClose} />
      <RecordDialog kidId={kidId} opened={adding === "money"} onClose={onClose} />
      <RecordGiftDialog kidId={kidId} opened={adding === "other-gift"} onClose={onClose} />
    </>
  );
}

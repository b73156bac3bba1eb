import type { KidView } from "@giftling/domain";
import { useEffect, useEffectEvent, useState } from "react";
import { useParent } from "../../../access/session.ts";
import { lazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { takeInterruptedDialog } from "../../../components/memory/resume.ts";
import { trpc } from "../../../trpc.ts";
import { addDraft, editDraft, newKidDraft, sizesDraft } from "../../entries/entry-drafts.ts";
import { usePaymentWrites } from "../../links/use-payment-writes.ts";
import { useRegistryWrites } from "../../links/use-registry-writes.ts";
import { useUpdateWrites } from "../../updates/use-update-writes.ts";
import { useItemWrites } from "../../wishlist/use-item-writes.ts";
import { ADDABLES } from "../bars/add-menu.tsx";
import { useDashboard } from "../dashboard-context.ts";

const AllKidDialogs = lazyPopup(() => import("../../kids/dialogs/all-kid-dialogs.tsx"));
const ItemDialogs = lazyPopup(() => import("../../wishlist/item-dialogs.ts"));
const UpdateDialogs = lazyPopup(() => import("../../updates/update-dialogs.ts"));
const PaymentDialogs = lazyPopup(() => import("../../links/payment-dialogs.ts"));
const RegistryDialogs = lazyPopup(() => import("../../links/registry-dialogs.ts"));

/**
 * Reopens the dialog that an expired session interrupted, with the typed text (rule: log-in-again). Opens no dialog if the
 * entry was deleted.
 */
export default function ResumedDialog({
  kid,
  opened,
  onClose,
}: {
  kid: KidView;
  opened: boolean;
  onClose: () => void;
}) {
  const [draft] = useState(takeInterruptedDialog);
  const { add, kids, onSelectKid } = useDashboard();
  const { id: parentId } = useParent();
  const adding = ADDABLES.find(({ what }) => addDraft(what, kid.id) === draft)?.what;
  const start = useEffectEvent(() => {
    if (adding === undefined) return;
    add(adding);
    onClose();
  });
  useEffect(() => start(), []);
  const kidDialog =
    (
      {
        [newKidDraft(parentId)]: "new",
        [editDraft(kid.id)]: "edit",
        [sizesDraft(kid.id)]: "sizes",
      } as const
    )[draft ?? ""] ?? null;
  if (!opened || draft === null || adding !== undefined) return null;
  return (
    <>
      <AllKidDialogs
        kids={kids}
        opened={kidDialog}
        about={{ kid, key: 0 }}
        onSelectKid={onSelectKid}
        onClose={onClose}
      />
      <ResumedEdit kid={kid} draft={draft} onClose={onClose} />
    </>
  );
}

/** Renders the edit dialog as soon as the list with the entry has loaded. */
function ResumedEdit({
  kid: { id: kidId, firstName },
  draft,
  onClose,
}: {
  kid: KidView;
  draft: string;
  onClose: () => void;
}) {
  const input = { kidId };
  const item = useEdited(trpc.wishlist.list.useQuery(input).data, draft);
  const update = useEdited(trpc.updates.list.useQuery(input).data, draft);
  const payment = useEdited(trpc.links.listPayment.useQuery(input).data, draft);
  const registry = useEdited(trpc.links.listRegistry.useQuery(input).data, draft);
  const shared = { kidId, firstName, onClose };
  const itemWrites = useItemWrites(kidId);
  const updateWrites = useUpdateWrites(kidId);
  const paymentWrites = usePaymentWrites(kidId);
  const registryWrites = useRegistryWrites(kidId);
  return (
    <>
      <ItemDialogs {...shared} {...item} writes={itemWrites} />
      <UpdateDialogs {...shared} {...update} writes={updateWrites} />
      <PaymentDialogs {...shared} {...payment} writes={paymentWrites} />
      <RegistryDialogs {...shared} {...registry} writes={registryWrites} />
    </>
  );
}

/**
 * Returns the state of an edit dialog for the entry of a draft. The dialog is closed if the list does not contain the
 * entry.
 */
function useEdited<View extends { id: string }>(list: readonly View[] | undefined, draft: string) {
  const entry = list?.find(({ id }) => editDraft(id) === draft);
  return {
    edited: entry === undefined ? null : { entry, key: 0 },
    opened: entry ? ("edit" as const) : null,
  };
}

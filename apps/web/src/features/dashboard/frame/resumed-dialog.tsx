import type { KidView } from "@giftling/domain";
import { useEffect, useEffectEvent, useState } from "react";
import { useParent } from "../../../access/session.ts";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { consumeInterruptedDialog } from "../../../components/memory/interrupted-dialog.ts";
import { trpc } from "../../../trpc.ts";
import {
  getEditDraftKey,
  getNewEntryDraftKey,
  getNewKidDraftKey,
  getSizesDraftKey,
} from "../../entries/entry-drafts.ts";
import { useEntryDialogs } from "../../entries/use-entry-dialogs.ts";
import { isThankYouUnwritten } from "../../gifts/life/gift-stage.ts";
import { usePaymentLinkMutations, useRegistryLinkMutations } from "../../links/link-mutations.ts";
import { useOccasionMutations } from "../../occasions/use-occasion-mutations.ts";
import type { UnwrittenThankYou } from "../../thank-yous/queue/thank-you-dialogs.tsx";
import {
  getGroupThankYouDraftKey,
  getThankYouDraftKey,
} from "../../thank-yous/queue/thank-you-form.ts";
import { useUpdateMutations } from "../../updates/use-update-mutations.ts";
import { useWishMutations } from "../../wishlist/use-wish-mutations.ts";
import { ADD_MENU_ENTRIES } from "../bars/add-menu.tsx";
import { useDashboard } from "../dashboard-context.ts";

const AllKidDialogs = createLazyPopup(() => import("../../kids/dialogs/kid-dialog-list.tsx"));
const WishDialogs = createLazyPopup(() => import("../../wishlist/wish-dialogs.ts"));
const ThankYouDialogs = createLazyPopup(
  () => import("../../thank-yous/queue/thank-you-dialogs.tsx"),
);
const UpdateDialogs = createLazyPopup(() => import("../../updates/update-dialogs.ts"));
const PaymentLinkDialogs = createLazyPopup(() => import("../../links/payment-dialogs.tsx"));
const OccasionDialogs = createLazyPopup(() => import("../../occasions/occasion-dialogs.ts"));
const RegistryLinkDialogs = createLazyPopup(() => import("../../links/registry-dialogs.tsx"));

/** Reopens a dialog that an expired session interrupted, with the typed values (rule: log-in-again). */
export default function ResumedDialog({ kid, opened, onClose }: DialogProps & { kid: KidView }) {
  const [draft] = useState(consumeInterruptedDialog);
  const { add, kids, onSelectKid } = useDashboard();
  const { id: parentId } = useParent();
  const adding = ADD_MENU_ENTRIES.find(
    ([what]) => getNewEntryDraftKey(what, kid.id) === draft,
  )?.[0];
  const start = useEffectEvent(() => {
    if (adding === undefined) return;
    add(adding);
    onClose();
  });
  useEffect(() => start(), []);
  const kidDialog =
    (
      {
        [getNewKidDraftKey(parentId)]: "new",
        [getEditDraftKey(kid.id)]: "edit",
        [getSizesDraftKey(kid.id)]: "sizes",
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
      <ResumedThankYou draft={draft} />
    </>
  );
}

/** Renders the dialog that edits an entry, after the entry's list has loaded. */
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
  const occasion = useEdited(trpc.occasions.list.useQuery(input).data, draft);
  const shared = { kidId, firstName, onClose };
  const itemWrites = useWishMutations(kidId);
  const updateWrites = useUpdateMutations(kidId);
  const paymentWrites = usePaymentLinkMutations(kidId);
  const occasionWrites = useOccasionMutations(kidId);
  const registryWrites = useRegistryLinkMutations(kidId);
  return (
    <>
      <WishDialogs {...shared} {...item} writes={itemWrites} />
      <UpdateDialogs {...shared} {...update} writes={updateWrites} />
      <PaymentLinkDialogs {...shared} {...payment} writes={paymentWrites} />
      <OccasionDialogs {...shared} {...occasion} writes={occasionWrites} />
      <RegistryLinkDialogs {...shared} {...registry} writes={registryWrites} />
    </>
  );
}

/**
 * Returns the state of the edit dialog for the entry that a draft edits. The dialog is closed if `list` does not
 * contain the entry.
 */
function useEdited<View extends { id: string }>(list: readonly View[] | undefined, draft: string) {
  const entry = list?.find(({ id }) => getEditDraftKey(id) === draft);
  return {
    edited: entry === undefined ? null : { entry, key: 0 },
    opened: entry ? ("edit" as const) : null,
  };
}

/**
 * Renders the dialog for writing thank-yous for any kid of the family. Renders nothing until the thank-you queues have
 * loaded.
 */
function ResumedThankYou({ draft }: { draft: string }) {
  const { kids } = useDashboard();
  const writing = useEntryDialogs<UnwrittenThankYou>();
  const queues = trpc.useQueries((t) =>
    kids.map(({ id: kidId }) => t.gratitude.pendingThankYous({ kidId })),
  );
  const [found] = kids.flatMap(({ id: kidId, firstName }, index): UnwrittenThankYou[] => {
    const waiting = queues[index]?.data?.filter(isThankYouUnwritten) ?? [];
    if (getGroupThankYouDraftKey(kidId) === draft && waiting.length > 0) {
      return [{ kidId, firstName, waiting }];
    }
    return waiting
      .filter(({ id }) => getThankYouDraftKey(id) === draft)
      .map((thankYou) => ({ kidId, firstName, thankYou }));
  });
  // Opens the dialog once, and not again for a later thank-you.
  if (found !== undefined && writing.edited === null) writing.edit(found);
  return (
    writing.edited && (
      <ThankYouDialogs edited={writing.edited} opened={writing.isEditing} onClose={writing.close} />
    )
  );
}

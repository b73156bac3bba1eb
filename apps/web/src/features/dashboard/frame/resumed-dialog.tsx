import { LINK_KINDS } from "@giftling/domain";
import { useEffect, useEffectEvent, useState } from "react";
import { useParent } from "../../../access/session.ts";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { consumeInterruptedDialog } from "../../../components/memory/interrupted-dialog.ts";
import { trpc } from "../../../trpc.ts";
import {
  ENTRY_TYPES,
  getEditDraftKey,
  getNewEntryDraftKey,
  getNewKidDraftKey,
  getSizesDraftKey,
} from "../../entries/entry-drafts.ts";
import { getResumedDialogState, useEntryDialogs } from "../../entries/use-entry-dialogs.ts";
import { isThankYouUnwritten } from "../../gifts/life/gift-stage.ts";
import type { LINK_COMPONENTS } from "../../links/link-components.ts";
import { useOccasionMutations } from "../../occasions/use-occasion-mutations.ts";
import type { UnwrittenThankYou } from "../../thank-yous/queue/thank-you-dialogs.tsx";
import {
  getGroupThankYouDraftKey,
  getThankYouDraftKey,
} from "../../thank-yous/queue/thank-you-form.ts";
import { useUpdateMutations } from "../../updates/use-update-mutations.ts";
import { useWishMutations } from "../../wishlist/use-wish-mutations.ts";
import { useDashboard } from "../dashboard-context.ts";

const AllKidDialogs = createLazyPopup(() => import("../../kids/dialogs/kid-dialog-list.tsx"));
const WishDialogs = createLazyPopup(() => import("../../wishlist/wish-dialogs.ts"));
const ThankYouDialogs = createLazyPopup(
  () => import("../../thank-yous/queue/thank-you-dialogs.tsx"),
);
const UpdateDialogs = createLazyPopup(() => import("../../updates/update-dialogs.ts"));
const OccasionDialogs = createLazyPopup(() => import("../../occasions/occasion-dialogs.tsx"));

type ResumedDialogProps = DialogProps & {
  /**
   * Components of each kind of link. The prop replaces an import, which would move the components out of the
   * dashboard's chunk.
   */
  linkComponents: typeof LINK_COMPONENTS;
};

/** Reopens a dialog that an expired session interrupted, with the typed values (rule: log-in-again). */
export default function ResumedDialog({ linkComponents, opened, onClose }: ResumedDialogProps) {
  const [draft] = useState(consumeInterruptedDialog);
  const { add, kids, kid, onSelectKid } = useDashboard();
  const { id: parentId } = useParent();
  const adding = ENTRY_TYPES.find((what) => getNewEntryDraftKey(what, kid.id) === draft);
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
      <ResumedEdit linkComponents={linkComponents} draft={draft} onClose={onClose} />
      <ResumedThankYou draft={draft} />
    </>
  );
}

/** Renders the dialog that edits an entry, after the entry's list has loaded. */
function ResumedEdit({
  linkComponents,
  draft,
  onClose,
}: Omit<ResumedDialogProps, "opened"> & { draft: string }) {
  const { id: kidId, firstName } = useDashboard().kid;
  const input = { kidId };
  const item = getResumedDialogState(trpc.wishlist.list.useQuery(input).data, draft);
  const update = getResumedDialogState(trpc.updates.list.useQuery(input).data, draft);
  const occasion = getResumedDialogState(trpc.occasions.list.useQuery(input).data, draft);
  const shared = { kidId, firstName, onClose };
  const itemWrites = useWishMutations(kidId);
  const updateWrites = useUpdateMutations(kidId);
  const occasionWrites = useOccasionMutations(kidId);
  return (
    <>
      <WishDialogs {...shared} {...item} writes={itemWrites} />
      <UpdateDialogs {...shared} {...update} writes={updateWrites} />
      <OccasionDialogs {...shared} {...occasion} writes={occasionWrites} />
      {LINK_KINDS.map((kind) => {
        const { ResumedDialog: LinkDialog } = linkComponents[kind];
        return <LinkDialog key={kind} {...shared} draft={draft} />;
      })}
    </>
  );
}

/** Renders the dialog for writing thank-yous of any kid, after the queues have loaded. */
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

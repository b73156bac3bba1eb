import { saveButton } from "@giftling/messages/buttons";
import * as lateWords from "@giftling/messages/dashboard/lazy-dialogs";
import { FormDialog } from "../../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../../components/dialog/use-delayed-open.ts";
import { CheckboxList } from "../../../../components/form/checkbox-list.tsx";
import { showToast } from "../../../../components/toast/toast.ts";
import { useEntryForm } from "../../../entries/use-entry-form.ts";
import { useReceivedGiftsMutation } from "../../../gifts/life/use-received-gifts.ts";
import { focusQueueHeading } from "../../../thank-yous/queue/focus-queue.ts";
import { groupWishesByGiftStatus } from "../../../wishlist/gift-groups.ts";
import type { DayWithUnreceivedGifts } from "../use-inbox-tasks.ts";
import { useReceivedGiftsCheckMutation } from "./use-received-gifts-check-mutation.ts";

const noIds: readonly string[] = [];

/**
 * Renders a dialog that records which gifts of each kid arrived. All gifts are preselected. `days` must not change
 * while the dialog is open, because each kid is saved in a separate request (rule: after-the-day).
 */
export default function ReceivedGiftsDialog({
  days,
  opened,
  onClose,
}: DialogProps & { days: readonly DayWithUnreceivedGifts[] }) {
  const lists = days.map(({ kid, items }) => ({ kid, ...groupWishesByGiftStatus(items) }));
  const receive = useReceivedGiftsMutation();
  const check = useReceivedGiftsCheckMutation();
  const { form, dialog } = useEntryForm({
    start: { missing: noIds, away: noIds },
    check: (input) => ({ ok: true as const, input }),
    save: async ({ missing, away }) => {
      for (const { kid, given, over } of lists) {
        const giftIds = given.flatMap(({ id, giftIds: ids }) => (missing.includes(id) ? [] : ids));
        const putAwayIds = over.flatMap(({ id }) => (away.includes(id) ? [id] : []));
        if (giftIds.length + putAwayIds.length === 0) continue;
        await receive.mutateAsync({ kidId: kid.id, giftIds, isReceived: true, putAwayIds });
      }
      await check.mutateAsync();
    },
    isPending: receive.isPending || check.isPending,
    onDone: () => {
      onClose();
      focusQueueHeading();
      showToast({
        title: lateWords.receivedGiftsSavedTitle(),
        message: lateWords.receivedGiftsSavedMessage(),
        isForPage: true,
      });
    },
    draft: `received-gifts ${days.map(({ kid }) => kid.id).join(" ")}`,
  });
  const { missing, away } = form.values;
  const name = (firstName: string) => (lists.length > 1 ? firstName : null);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={lateWords.receivedGiftsTitle()}
      submitLabel={saveButton()}
      {...dialog}
    >
      {lists.map(
        ({ kid, given }) =>
          given.length > 0 && (
            <CheckboxList
              key={kid.id}
              legend={lateWords.givenWishesLegend(name(kid.firstName))}
              all={lateWords.allGiftsReceivedLabel()}
              entries={given}
              ticked={given.map(({ id }) => id).filter((id) => !missing.includes(id))}
              onChange={(ticked) =>
                form.setValues({
                  missing: [
                    ...missing.filter((id) => !given.some((gift) => gift.id === id)),
                    ...given.map(({ id }) => id).filter((id) => !ticked.includes(id)),
                  ],
                })
              }
            />
          ),
      )}
      {lists.map(
        ({ kid, over }) =>
          over.length > 0 && (
            <CheckboxList
              key={kid.id}
              legend={lateWords.remainingWishesLabel(name(kid.firstName))}
              all={lateWords.archiveAllWishesLabel()}
              entries={over.map((wish) => ({
                id: wish.id,
                label: wish.name,
                description: away.includes(wish.id)
                  ? lateWords.archiveWishLabel()
                  : lateWords.keepOnWishlistLabel(),
              }))}
              ticked={away.filter((id) => over.some((wish) => wish.id === id))}
              onChange={(ticked) =>
                form.setValues({
                  away: [...away.filter((id) => !over.some((wish) => wish.id === id)), ...ticked],
                })
              }
            />
          ),
      )}
    </FormDialog>
  );
}

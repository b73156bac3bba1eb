import * as lateWords from "@giftling/messages/dashboard/lazy-dialogs";
import { useState } from "react";
import { FormDialog } from "../../../../components/dialog/form-dialog.tsx";
import { CheckboxList } from "../../../../components/form/checkbox-list.tsx";
import { showToast } from "../../../../components/toast/toast.ts";
import { useEntryForm } from "../../../entries/use-entry-form.ts";
import { useReceivedGiftsMutation } from "../../../gifts/life/use-received-gifts.ts";
import { focusQueueHeading } from "../../../thank-yous/queue/focus-queue.ts";
import { listBirthdayWishes } from "../../../wishlist/gift-groups.ts";
import type { DayToCheck } from "../use-inbox-tasks.ts";
import { useReceivedGiftsCheck } from "./use-received-gifts-check.ts";

const noIds: readonly string[] = [];

/** Renders a dialog that records which gifts of each kid arrived. All gifts are preselected (rule: after-the-day). */
export default function ReceivedGiftsDialog({
  days,
  opened,
  onClose,
}: {
  days: readonly DayToCheck[];
  opened: boolean;
  onClose: () => void;
}) {
  // The lists stay the same during the save, which sends one request for each kid.
  const [lists] = useState(() =>
    days.map(({ kid, items }) => ({ kid, ...listBirthdayWishes(items) })),
  );
  const receive = useReceivedGiftsMutation();
  const check = useReceivedGiftsCheck();
  const { form, dialog } = useEntryForm({
    start: {
      arrived: lists.flatMap(({ given }) => given.map(({ id }) => id)) as readonly string[],
      away: noIds,
    },
    check: (input) => ({ ok: true as const, input }),
    save: async ({ arrived, away }) => {
      for (const { kid, given, over } of lists) {
        const giftIds = given.flatMap(({ id, giftIds: ids }) => (arrived.includes(id) ? ids : []));
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
  });
  const { arrived, away } = form.values;
  const name = (firstName: string) => (lists.length > 1 ? firstName : null);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={lateWords.receivedGiftsTitle()}
      submitLabel={lateWords.saveButton()}
      {...dialog}
    >
      {lists.map(
        ({ kid, given }) =>
          given.length > 0 && (
            <CheckboxList
              key={kid.id}
              legend={lateWords.givenWishesLegend(name(kid.firstName))}
              all={lateWords.allReceivedLabel()}
              entries={given}
              ticked={arrived.filter((id) => given.some((gift) => gift.id === id))}
              onChange={(ticked) =>
                form.setValues({
                  arrived: [
                    ...arrived.filter((id) => !given.some((gift) => gift.id === id)),
                    ...ticked,
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
              all={lateWords.archiveAllLabel()}
              entries={over.map((wish) => ({
                id: wish.id,
                label: wish.name,
                description: away.includes(wish.id)
                  ? lateWords.archiveLabel()
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

import type { OwnWishlistItem } from "@giftling/domain";
import * as lateWords from "@giftling/messages/dashboard/lazy-dialogs";
import { FormDialog } from "../../../../components/dialog/form-dialog.tsx";
import { CheckboxList } from "../../../../components/form/checkbox-list.tsx";
import { showToast } from "../../../../components/toast/toast.ts";
import { useEntryForm } from "../../../entries/use-entry-form.ts";
import { useReceiveGifts } from "../../../gifts/life/use-gift-arrivals.ts";
import { listBirthdayWishes } from "../../../wishlist/gift-groups.ts";

const noIds: readonly string[] = [];

/**
 * Renders a dialog that records which given wishes arrived. All given wishes are checked initially. Other wishes stay
 * on the list unless the parent checks them (rule: after-the-day).
 */
export default function ArrivedGiftsDialog({
  kidId,
  items,
  opened,
  onClose,
  onSaved,
}: {
  kidId: string;
  items: readonly OwnWishlistItem[];
  opened: boolean;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { given, over } = listBirthdayWishes(items);
  const receive = useReceiveGifts(kidId);
  const { form, dialog } = useEntryForm({
    start: { arrived: given.map(({ id }): string => id) as readonly string[], away: noIds },
    check: ({ arrived, away }) => ({
      ok: true as const,
      input: {
        kidId,
        giftIds: given.flatMap(({ id, giftIds }) => (arrived.includes(id) ? giftIds : [])),
        isReceived: true,
        putAwayIds: [...away],
      },
    }),
    save: (input) => receive.mutateAsync(input),
    isPending: receive.isPending,
    onDone: () => {
      onClose();
      onSaved();
      showToast({
        title: lateWords.savedTitle(),
        message: lateWords.savedMessage(),
        isForPage: true,
      });
    },
  });
  const { arrived, away } = form.values;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={lateWords.arrivedGiftsTitle()}
      submitLabel={lateWords.saveButton()}
      {...dialog}
    >
      <CheckboxList
        legend={lateWords.givenWishesLabel()}
        all={lateWords.allArrivedLabel()}
        entries={given}
        ticked={arrived}
        onChange={(ticked) => form.setValues({ arrived: ticked })}
      />
      {over.length > 0 && (
        <CheckboxList
          legend={lateWords.remainingWishesLabel()}
          all={lateWords.archiveAllLabel()}
          entries={over.map(({ id, name }) => ({
            id,
            label: name,
            description: away.includes(id)
              ? lateWords.putAwayLabel()
              : lateWords.keepOnWishlistLabel(),
          }))}
          ticked={away}
          onChange={(ticked) => form.setValues({ away: ticked })}
        />
      )}
    </FormDialog>
  );
}

import type { OwnWishlistItem } from "@giftling/domain";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { TickList } from "../../../components/form/tick-list.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { afterTheDay } from "../../wishlist/gifts-together.ts";
import { useReceive } from "../../wishlist/use-arrivals.ts";

const noIds: readonly string[] = [];

/**
 * What was given, all of it ticked as arrived at first: most has come, and a parent remembers the few things that have not. What
 * nobody gave stays on the list unless it is ticked (rule: after-the-day).
 */
export default function WhatArrivedDialog({
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
  const { given, over } = afterTheDay(items);
  const receive = useReceive(kidId);
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
        title: "Saved",
        message: "Received gifts stand below the wishlist.",
        isForPage: true,
      });
    },
  });
  const { arrived, away } = form.values;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="What arrived?"
      submitLabel="Save"
      {...dialog}
    >
      <TickList
        legend="What was given"
        all="All of it arrived"
        entries={given}
        ticked={arrived}
        onChange={(ticked) => form.setValues({ arrived: ticked })}
      />
      {over.length > 0 && (
        <TickList
          legend="What nobody gave"
          all="Put all of it away"
          entries={over.map(({ id, name }) => ({
            id,
            label: name,
            description: away.includes(id) ? "Put away" : "Keep on the list",
          }))}
          ticked={away}
          onChange={(ticked) => form.setValues({ away: ticked })}
        />
      )}
    </FormDialog>
  );
}

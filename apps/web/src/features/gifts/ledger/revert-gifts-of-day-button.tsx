import { revertGiftDayInput } from "@giftling/domain";
import * as recordingWords from "@giftling/messages/gifts/recording";
import { getLocale } from "@giftling/messages/language";
import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { validateInput } from "../../../components/form/validate-input.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import classes from "../gifts.module.css";
import type { DayWithRevertibleGifts } from "./gift-days.ts";

/** Renders a button that opens a dialog for reverting all gifts recorded on one day (rule: day-taken-back). */
export default function RevertGiftsOfDayButton({
  kidId,
  days,
}: {
  kidId: string;
  days: readonly DayWithRevertibleGifts[];
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {recordingWords.bulkGiftUndoTitle()}
      </Button>
      <UndoGiftDayDialog
        key={days[0]?.day}
        kidId={kidId}
        days={days}
        opened={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function UndoGiftDayDialog({
  kidId,
  days,
  opened,
  onClose,
}: DialogProps & {
  kidId: string;
  /** Days with reversible gifts, newest first. The list is not empty while the dialog is open. */
  days: readonly DayWithRevertibleGifts[];
}) {
  const utils = trpc.useUtils();
  const takeBack = trpc.gratitude.putBackDay.useMutation({
    onSuccess: ({ putBack, dismissed }) => {
      const taken = recordingWords.formatGiftCounts(putBack, dismissed);
      showToast({
        title: recordingWords.giftsUndoneTitle(),
        message:
          taken === ""
            ? recordingWords.noGiftsToUndoMessage()
            : recordingWords.giftsUndoneMessage(taken),
      });
      // Refetches all data that reverting the gifts may have changed.
      const of = { kidId };
      void utils.wishlist.list.invalidate(of);
      void utils.wishlist.deleted.invalidate(of);
      void utils.gratitude.invalidate();
      void utils.kids.analytics.invalidate(of);
    },
  });
  const { form, dialog } = useEntryForm({
    start: { day: days[0]?.day ?? "" },
    check: (values) => validateInput(revertGiftDayInput, { kidId, ...values }),
    save: (input) => takeBack.mutateAsync(input),
    isPending: takeBack.isPending,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={recordingWords.bulkGiftUndoTitle()}
      submitLabel={recordingWords.bulkGiftUndoButton()}
      danger
      {...dialog}
    >
      <NativeSelect
        label={recordingWords.dateLabel()}
        description={recordingWords.utcDateDescription()}
        data={days.map((day) => ({ value: day.day, label: formatRevertibleGiftCounts(day) }))}
        {...form.getInputProps("day")}
      />
      <p className={classes.lead}>{recordingWords.bulkGiftUndoDescription()}</p>
    </FormDialog>
  );
}

/** Formats a day with its gift counts, such as "Mar 14, 2026: 3 gifts, 1 contribution". */
export function formatRevertibleGiftCounts({
  day,
  gifts,
  reported,
}: DayWithRevertibleGifts): string {
  const date = new Date(day).toLocaleDateString(getLocale(), {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
  return recordingWords.dailyGiftCountsLabel(
    date,
    recordingWords.formatGiftCounts(gifts, reported),
  );
}

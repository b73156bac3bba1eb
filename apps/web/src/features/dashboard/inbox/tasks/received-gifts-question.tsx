import * as lateWords from "@giftling/messages/dashboard/lazy-dialogs";
import { formatBirthday } from "@giftling/messages/dates";
import { IconPackage } from "@tabler/icons-react";
import { Button } from "../../../../components/button.tsx";
import { createLazyPopup } from "../../../../components/dialog/lazy-popup.tsx";
import { useEntryDialogs } from "../../../entries/use-entry-dialogs.ts";
import { focusQueueHeading } from "../../../thank-yous/queue/focus-queue.ts";
import type { DayToCheck } from "../use-inbox-tasks.ts";
import { TaskRow } from "./task-row.tsx";
import { useReceivedGiftsCheck } from "./use-received-gifts-check.ts";

const WhatArrivedDialog = createLazyPopup(() => import("./received-gifts-dialog.tsx"));

/** Returns a sentence about a day that has passed, such as "Emma's birthday was on March 14." */
function describeDay({ kid, day }: DayToCheck): string {
  const date = formatBirthday(day.month, day.day) ?? "";
  return day.name === null
    ? lateWords.pastBirthdayLabel(kid.firstName, date)
    : lateWords.pastNamedDayLabel(day.name, date);
}

/** Renders the question "What arrived?", which a family answers once after a kid's day (rule: after-the-day). */
export function ReceivedGiftsQuestion({ days }: { days: readonly DayToCheck[] }) {
  const { edited, isEditing, edit, close } = useEntryDialogs<readonly DayToCheck[]>();
  const check = useReceivedGiftsCheck();
  const skip = () => {
    // Moves the focus, because the row and its focused button disappear.
    focusQueueHeading();
    check.mutate();
  };
  return (
    <TaskRow
      icon={IconPackage}
      title={lateWords.receivedGiftsTitle()}
      lead={[...new Set(days.map(describeDay)), lateWords.receivedGiftsHint()].join(" ")}
    >
      <Button size="sm" onClick={() => edit(days)}>
        {lateWords.reviewGiftsButton()}
      </Button>
      <Button size="sm" variant="subtle" onClick={skip}>
        {lateWords.dismissReviewButton()}
      </Button>
      {edited && (
        <WhatArrivedDialog
          key={edited.key}
          days={edited.entry}
          opened={isEditing}
          onClose={close}
        />
      )}
    </TaskRow>
  );
}

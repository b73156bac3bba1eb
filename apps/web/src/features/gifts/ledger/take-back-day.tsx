import * as recordingWords from "@giftling/messages/gifts/recording";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import type { GiftDay } from "./gift-days.ts";
import { UndoGiftDayDialog } from "./take-back-day-dialog.tsx";

/** Renders the button that opens the dialog for reverting a day with many gifts (rule: day-taken-back). */
export default function UndoGiftDayButton({
  kidId,
  days,
}: {
  kidId: string;
  days: readonly GiftDay[];
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {recordingWords.undoDayTitle()}
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

import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { giftDays, hasFullDay } from "./gift-days.ts";
import type { RecentGift } from "./recent-gifts.ts";
import { TakeBackDayDialog } from "./take-back-day-dialog.tsx";

/** The way to take back a day that has many gifts (rule: day-taken-back); nothing without one. By default export for `usePart`. */
export default function TakeBackDay({
  kidId,
  gifts,
}: {
  kidId: string;
  gifts: readonly RecentGift[];
}) {
  const [isOpen, setOpen] = useState(false);
  const days = giftDays(gifts);
  if (!hasFullDay(days)) return null;
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        Take back a day
      </Button>
      <TakeBackDayDialog
        key={days[0]?.day}
        kidId={kidId}
        days={days}
        opened={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

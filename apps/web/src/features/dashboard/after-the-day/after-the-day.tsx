import { formatBirthday, type OwnWishlistItem } from "@giftling/domain";
import { useId } from "react";
import { Button } from "../../../components/button.tsx";
import { lazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { trpc } from "../../../trpc.ts";
import { useEntryDialogs } from "../../entries/use-entry-dialogs.ts";
import { focusQueue } from "../../gratitude/queue/focus-queue.ts";
import { afterTheDay } from "../../wishlist/gifts-together.ts";
import { useDashboard } from "../dashboard-context.ts";
import { useDismissed } from "../plan/use-dismissed.ts";
import classes from "./after-the-day.module.css";

const WhatArrivedDialog = lazyPopup(() => import("./what-arrived-dialog.tsx"));

/** "What arrived?", asked once after the birthday of that year (rule: after-the-day). By default export for `usePart`. */
export default function AfterTheDay({ year }: { year: number }) {
  const { kid, user } = useDashboard();
  const { isDismissed, dismiss } = useDismissed(user.id);
  const { data: items = [] } = trpc.wishlist.list.useQuery({ kidId: kid.id });
  const dialogs = useEntryDialogs<readonly OwnWishlistItem[]>();
  const headingId = useId();
  const key = `what-arrived ${kid.id} ${year}`;
  // The card goes, and its buttons with it.
  const done = () => {
    focusQueue();
    dismiss([key]);
  };
  return (
    <>
      {!isDismissed(key) && afterTheDay(items).given.length > 0 && (
        <section className={classes.card} aria-labelledby={headingId}>
          <div className={classes.text}>
            <h2 className={classes.title} id={headingId}>
              What arrived?
            </h2>
            <p className={classes.lead}>
              {kid.firstName}'s birthday was on {formatBirthday(kid.birthdayMonth, kid.birthdayDay)}
              . Tick what came, and put away what nobody gave.
            </p>
          </div>
          <div className={classes.buttons}>
            <Button onClick={() => dialogs.edit(items)}>Look through</Button>
            <Button variant="subtle" onClick={done}>
              Not this year
            </Button>
          </div>
        </section>
      )}
      {dialogs.edited && (
        <WhatArrivedDialog
          key={dialogs.edited.key}
          kidId={kid.id}
          items={dialogs.edited.entry}
          opened={dialogs.isEditing}
          onClose={dialogs.close}
          onSaved={done}
        />
      )}
    </>
  );
}

import type { OwnWishlistItem } from "@giftling/domain";
import * as lateWords from "@giftling/messages/dashboard/late";
import { formatBirthday } from "@giftling/messages/dates";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { trpc } from "../../../trpc.ts";
import { useEntryDialogs } from "../../entries/use-entry-dialogs.ts";
import { focusQueueHeading } from "../../thank-yous/queue/focus-queue.ts";
import { listBirthdayWishes } from "../../wishlist/gifts-together.ts";
import { useDashboard } from "../dashboard-context.ts";
import { useDismissedBanners } from "../plan/use-dismissed.ts";
import { QuestionCard } from "../question-card.tsx";

const WhatArrivedDialog = createLazyPopup(() => import("./what-arrived-dialog.tsx"));

/**
 * Renders the question "What arrived?" once after the birthday of `year`. If the question does not apply, renders
 * `otherwise` (rule: after-the-day).
 */
export function ArrivedGiftsQuestion({ year, otherwise }: { year: number; otherwise: ReactNode }) {
  const { kid, user } = useDashboard();
  const { isDismissed, dismiss } = useDismissedBanners(user.id);
  const { data: items } = trpc.wishlist.list.useQuery({ kidId: kid.id });
  const dialogs = useEntryDialogs<readonly OwnWishlistItem[]>();
  const key = `what-arrived ${kid.id} ${year}`;
  // The card disappears together with the focused button.
  const done = () => {
    focusQueueHeading();
    dismiss([key]);
  };
  if (items === undefined) return null;
  return (
    <>
      {isDismissed(key) || listBirthdayWishes(items).given.length === 0 ? (
        otherwise
      ) : (
        <QuestionCard
          title={lateWords.arrivedGiftsTitle()}
          lead={lateWords.arrivedGiftsDescription(
            kid.firstName,
            formatBirthday(kid.birthdayMonth, kid.birthdayDay) ?? "",
          )}
        >
          <Button onClick={() => dialogs.edit(items)}>{lateWords.reviewGiftsButton()}</Button>
          <Button variant="subtle" onClick={done}>
            {lateWords.skipThisYearButton()}
          </Button>
        </QuestionCard>
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

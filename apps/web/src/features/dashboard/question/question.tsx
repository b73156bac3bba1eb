import type { OwnWishlistItem } from "@giftling/domain";
import * as lateWords from "@giftling/messages/dashboard/lazy-dialogs";
import * as sizeWords from "@giftling/messages/dashboard/sizes";
import { formatBirthday, getMonthName } from "@giftling/messages/dates";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { trpc } from "../../../trpc.ts";
import { useEntryDialogs } from "../../entries/use-entry-dialogs.ts";
import { formatSizes } from "../../kids/format-sizes.ts";
import { useEditKid } from "../../kids/use-kid-mutations.ts";
import { focusQueueHeading } from "../../thank-yous/queue/focus-queue.ts";
import { listBirthdayWishes } from "../../wishlist/gift-groups.ts";
import { useDashboard } from "../dashboard-context.ts";
import { useDismissedBanners } from "../plan/use-dismissed-banners.ts";
import { QuestionCard } from "../question-card.tsx";
import { OwnershipQuestion } from "./ownership-question.tsx";

type QuestionProps = {
  /** Year of a recent birthday, or null if there was none. */
  year: number | null;
  /** Time of the last confirmation of the sizes, or null if no new confirmation is due. */
  checkedAt: string | null;
};

/**
 * Renders the first question that applies, in this order: an open handover or missing payment method, the gifts that
 * arrived after the birthday, the sizes (rule: handing-over).
 */
export default function DashboardQuestion({ year, checkedAt }: QuestionProps) {
  const { user } = useDashboard();
  if (user.handover?.token || user.needsPaymentMethod) return <OwnershipQuestion user={user} />;
  const sizes = checkedAt !== null && <SizesConfirmationQuestion checkedAt={checkedAt} />;
  return year === null ? sizes : <ArrivedGiftsQuestion year={year} otherwise={sizes} />;
}

/** Renders the question "Still right?" if the sizes were not confirmed for four months (rule: sizes). */
function SizesConfirmationQuestion({ checkedAt }: { checkedAt: string }) {
  const { kid, editSizes } = useDashboard();
  const edit = useEditKid();
  const month = getMonthName(new Date(checkedAt).getUTCMonth() + 1);
  const confirm = () => {
    // Moves the focus, because the card and its focused button disappear.
    focusQueueHeading();
    edit.mutate(
      { fields: { id: kid.id, areSizesRight: true } },
      {
        onError: (error) => {
          showErrorToast(sizeWords.saveErrorTitle(), error, sizeWords.saveErrorMessage());
        },
      },
    );
  };
  return (
    <QuestionCard
      title={sizeWords.confirmSizesTitle()}
      lead={sizeWords.confirmSizesDescription(kid.firstName, month, formatSizes(kid) ?? "")}
    >
      <Button onClick={confirm}>{sizeWords.confirmSizesButton()}</Button>
      <Button variant="subtle" onClick={editSizes}>
        {sizeWords.changeSizesButton()}
      </Button>
    </QuestionCard>
  );
}

const WhatArrivedDialog = createLazyPopup(() => import("./arrived-gifts-dialog.tsx"));

/**
 * Renders the question "What arrived?" once after the birthday of `year`. Otherwise renders `otherwise`
 * (rule: after-the-day).
 */
function ArrivedGiftsQuestion({ year, otherwise }: { year: number; otherwise: ReactNode }) {
  const { kid, user } = useDashboard();
  const { isDismissed, dismiss } = useDismissedBanners(user.id);
  const { data: items } = trpc.wishlist.list.useQuery({ kidId: kid.id });
  const dialogs = useEntryDialogs<readonly OwnWishlistItem[]>();
  const key = `what-arrived ${kid.id} ${year}`;
  // Moves the focus, because the card and its focused button disappear.
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

import type { KidView, OwnWishlistItem } from "@giftling/domain";
import * as lateWords from "@giftling/messages/dashboard/lazy-dialogs";
import * as sizeWords from "@giftling/messages/dashboard/sizes";
import { formatBirthday, getMonthName } from "@giftling/messages/dates";
import { IconPackage, IconRuler } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { useDashboard } from "../../dashboard/dashboard-context.ts";
import { formatSizes } from "../../kids/format-sizes.ts";
import { useEditKid } from "../../kids/use-kid-mutations.ts";
import { focusQueueHeading } from "../../thank-yous/queue/focus-queue.ts";
import { TaskRow } from "../task-row.tsx";
import { OwnershipQuestion } from "./ownership-question.tsx";
import type { InboxQuestion } from "./use-inbox-questions.ts";

/** Renders a question as a row of the inbox. `onAnswered` is called when the parent has answered "What arrived?". */
export default function QuestionRow({
  question,
  onAnswered,
}: {
  question: InboxQuestion;
  onAnswered: (key: string) => void;
}) {
  const { user } = useDashboard();
  if (question.kind === "ownership") return <OwnershipQuestion user={user} />;
  const { kid } = question;
  if (question.kind === "sizes") return <SizesQuestion kid={kid} checkedAt={question.checkedAt} />;
  const { key, items } = question;
  return <ArrivedGiftsQuestion kid={kid} items={items} onAnswered={() => onAnswered(key)} />;
}

/** Renders the question "Still right?" if the sizes were not confirmed for four months (rule: sizes). */
function SizesQuestion({ kid, checkedAt }: { kid: KidView; checkedAt: string }) {
  const { kid: selected, onSelectKid, editSizes } = useDashboard();
  const edit = useEditKid();
  const month = getMonthName(new Date(checkedAt).getUTCMonth() + 1);
  const confirm = () => {
    // Moves the focus, because the row and its focused button disappear.
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
    <TaskRow
      icon={IconRuler}
      title={sizeWords.confirmSizesTitle()}
      lead={sizeWords.confirmSizesDescription(kid.firstName, month, formatSizes(kid) ?? "")}
    >
      <Button size="sm" onClick={confirm}>
        {sizeWords.confirmSizesButton()}
      </Button>
      {/* The dialog edits the selected kid. */}
      <Button
        size="sm"
        variant="subtle"
        onClick={kid.id === selected.id ? editSizes : () => onSelectKid(kid.id)}
      >
        {sizeWords.changeSizesButton()}
      </Button>
    </TaskRow>
  );
}

const WhatArrivedDialog = createLazyPopup(() => import("./arrived-gifts-dialog.tsx"));

/** Renders the question "What arrived?" once after a birthday (rule: after-the-day). */
function ArrivedGiftsQuestion({
  kid,
  items,
  onAnswered,
}: {
  kid: KidView;
  items: readonly OwnWishlistItem[];
  onAnswered: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  // Moves the focus, because the row and its focused button disappear.
  const done = () => {
    focusQueueHeading();
    onAnswered();
  };
  return (
    <TaskRow
      icon={IconPackage}
      title={lateWords.arrivedGiftsTitle()}
      lead={lateWords.arrivedGiftsDescription(
        kid.firstName,
        formatBirthday(kid.birthdayMonth, kid.birthdayDay) ?? "",
      )}
    >
      <Button size="sm" onClick={() => setOpen(true)}>
        {lateWords.reviewGiftsButton()}
      </Button>
      <Button size="sm" variant="subtle" onClick={done}>
        {lateWords.skipThisYearButton()}
      </Button>
      <WhatArrivedDialog
        kidId={kid.id}
        items={items}
        opened={isOpen}
        onClose={() => setOpen(false)}
        onSaved={done}
      />
    </TaskRow>
  );
}

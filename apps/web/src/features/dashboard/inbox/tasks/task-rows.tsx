import type { KidView, OwnWishlistItem } from "@giftling/domain";
import * as inboxWords from "@giftling/messages/dashboard/inbox";
import * as lateWords from "@giftling/messages/dashboard/lazy-dialogs";
import * as sizeWords from "@giftling/messages/dashboard/sizes";
import { formatBirthday, getMonthName } from "@giftling/messages/dates";
import { IconBulb, IconPackage, IconPencil, IconRuler } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { createLazyPopup } from "../../../../components/dialog/lazy-popup.tsx";
import { showErrorToast } from "../../../../components/toast/error-toast.ts";
import rows from "../../../entries/rows.module.css";
import { formatSizes } from "../../../kids/format-sizes.ts";
import { useEditKid } from "../../../kids/use-kid-mutations.ts";
import { focusQueueHeading } from "../../../thank-yous/queue/focus-queue.ts";
import { useDashboard } from "../../dashboard-context.ts";
import type { InboxTask } from "../use-inbox-tasks.ts";
import { OwnershipQuestion } from "./ownership-question.tsx";
import { TaskRow } from "./task-row.tsx";
import { WishlistTaskRow } from "./wishlist-task-row.tsx";

/**
 * Renders the inbox tasks that are not about one gift. `onDone` is called after a parent has answered "What arrived?".
 */
export default function TaskRows({
  tasks,
  onDone,
}: {
  tasks: readonly InboxTask[];
  onDone: (key: string) => void;
}) {
  return (
    <ul className={rows.list} aria-label={inboxWords.tasksAriaLabel()}>
      {tasks.map((task) => (
        <Task key={task.key} task={task} onDone={() => onDone(task.key)} />
      ))}
    </ul>
  );
}

function Task({ task, onDone }: { task: InboxTask; onDone: () => void }) {
  const { user } = useDashboard();
  switch (task.kind) {
    case "ownership":
      return <OwnershipQuestion user={user} />;
    case "arrived":
      return <ArrivedGiftsQuestion kid={task.kid} items={task.items} onAnswered={onDone} />;
    case "sizes":
      return <SizesQuestion kid={task.kid} checkedAt={task.checkedAt} />;
    case "drafts":
      return (
        <WishlistTaskRow
          kid={task.kid}
          icon={IconPencil}
          title={inboxWords.draftsTitle(task.kid.firstName, task.count)}
          lead={inboxWords.draftsMessage(task.count)}
          link={inboxWords.finishDraftsLink()}
        />
      );
    case "proposals":
      return (
        <WishlistTaskRow
          kid={task.kid}
          icon={IconBulb}
          title={inboxWords.proposalsTitle(task.kid.firstName, task.count)}
          lead={inboxWords.proposalsMessage(task.count)}
          link={inboxWords.reviewProposalsLink()}
        />
      );
  }
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

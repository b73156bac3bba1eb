import type { KidView } from "@giftling/domain";
import * as inboxWords from "@giftling/messages/dashboard/inbox";
import * as sizeWords from "@giftling/messages/dashboard/sizes";
import { getMonthName } from "@giftling/messages/dates";
import { IconBulb, IconPencil, IconRuler } from "@tabler/icons-react";
import { Button } from "../../../../components/button.tsx";
import { showErrorToast } from "../../../../components/toast/error-toast.ts";
import rows from "../../../entries/rows.module.css";
import { formatSizes } from "../../../kids/format-sizes.ts";
import { useEditKid } from "../../../kids/use-kid-mutations.ts";
import { focusQueueHeading } from "../../../thank-yous/queue/focus-queue.ts";
import { useDashboard } from "../../dashboard-context.ts";
import type { InboxTask } from "../use-inbox-tasks.ts";
import { InvitationTask } from "./invitation-task.tsx";
import { OwnershipQuestion } from "./ownership-question.tsx";
import { ReceivedGiftsQuestion } from "./received-gifts-question.tsx";
import { TaskRow } from "./task-row.tsx";
import { WishlistTaskRow } from "./wishlist-task-row.tsx";

/** Renders inbox tasks that are not about one gift. */
export default function TaskRows({ tasks }: { tasks: readonly InboxTask[] }) {
  return (
    <ul className={rows.list} aria-label={inboxWords.tasksAriaLabel()}>
      {tasks.map((task) => (
        <Task key={task.key} task={task} />
      ))}
    </ul>
  );
}

function Task({ task }: { task: InboxTask }) {
  const { user } = useDashboard();
  switch (task.kind) {
    case "ownership":
      return <OwnershipQuestion user={user} />;
    case "invitation":
      return <InvitationTask email={task.email} askedBy={task.askedBy} />;
    case "arrived":
      return <ReceivedGiftsQuestion days={task.days} />;
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

/** Renders the question "Still right?" if the sizes have not been confirmed for four months (rule: sizes). */
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
          showErrorToast(sizeWords.saveSizesErrorTitle(), error, sizeWords.saveSizesErrorMessage());
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

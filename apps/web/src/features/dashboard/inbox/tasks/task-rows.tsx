import type { KidView, UserView } from "@giftling/domain";
import * as inboxWords from "@giftling/messages/dashboard/inbox";
import * as words from "@giftling/messages/dashboard/owner-request";
import * as sizeWords from "@giftling/messages/dashboard/sizes";
import { getMonthName } from "@giftling/messages/dates";
import { actionAriaLabel } from "@giftling/messages/thank-yous/queue";
import {
  type Icon,
  IconBulb,
  IconCreditCard,
  IconPencil,
  IconRuler,
  IconUserPlus,
  IconUsers,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../../components/button.tsx";
import { formatDate } from "../../../../components/format-day.ts";
import { showErrorToast } from "../../../../components/toast/error-toast.ts";
import rows from "../../../entries/rows.module.css";
import { formatSizes } from "../../../kids/format-sizes.ts";
import { useEditKid } from "../../../kids/use-kid-mutations.ts";
import { focusQueueHeading } from "../../../thank-yous/queue/focus-queue.ts";
import { useDashboard } from "../../dashboard-context.ts";
import type { InboxTask } from "../use-inbox-tasks.ts";
import { ReceivedGiftsQuestion } from "./received-gifts-question.tsx";
import { TaskRow } from "./task-row.tsx";

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

/**
 * Renders the question "Still right?" if the parents have not confirmed a kid's sizes for four months (rule: sizes).
 */
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

/** Renders a request to join the family, or an expired invitation, with a link to the settings (rule: joining). */
function InvitationTask({ email, askedBy }: { email: string; askedBy: string | null }) {
  const isRequest = askedBy !== null;
  return (
    <TaskRow
      icon={IconUserPlus}
      title={isRequest ? words.joinRequestTitle(askedBy) : words.expiredInvitationTitle()}
      lead={isRequest ? words.joinRequestMessage(email) : words.expiredInvitationMessage(email)}
    >
      <Button size="sm" renderRoot={(props) => <Link to="/settings/people" {...props} />}>
        {isRequest ? words.viewRequestButton() : words.viewInvitationButton()}
      </Button>
    </TaskRow>
  );
}

/** Renders a task about a handover request or, for a new owner, about adding a payment method (rule: handing-over). */
function OwnershipQuestion({ user }: { user: UserView }) {
  const { ownerName, handover, currentPeriodEnd: end } = user;
  if (handover?.token) {
    return (
      <TaskRow
        icon={IconUsers}
        title={words.handoverRequestTitle(ownerName)}
        lead={words.handoverRequestMessage()}
      >
        <Button size="sm" renderRoot={(props) => <Link to="/settings/people" {...props} />}>
          {words.viewRequestButton()}
        </Button>
      </TaskRow>
    );
  }
  return (
    <TaskRow
      icon={IconCreditCard}
      title={words.addCardTitle()}
      lead={words.addCardMessage(end && formatDate(end))}
    >
      <Button size="sm" renderRoot={(props) => <Link to="/subscription" {...props} />}>
        {words.viewPlanButton()}
      </Button>
    </TaskRow>
  );
}

/** Renders an inbox task about a kid's wishlist, with a link to the wishlist. */
function WishlistTaskRow({
  kid,
  icon,
  title,
  lead,
  link,
}: {
  kid: KidView;
  icon: Icon;
  title: string;
  lead: string;
  link: string;
}) {
  return (
    <TaskRow icon={icon} title={title} lead={lead}>
      <Button
        size="sm"
        variant="default"
        renderRoot={(props) => (
          <Link
            to="/dashboard/wishlist"
            search={{ kid: kid.id }}
            aria-label={actionAriaLabel(link, title)}
            {...props}
          />
        )}
      >
        {link}
      </Button>
    </TaskRow>
  );
}

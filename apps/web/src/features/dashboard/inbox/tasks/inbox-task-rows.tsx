import type { KidView } from "@giftling/domain";
import * as inboxWords from "@giftling/messages/dashboard/inbox";
import * as lateWords from "@giftling/messages/dashboard/lazy-dialogs";
import * as words from "@giftling/messages/dashboard/owner-request";
import * as sizeWords from "@giftling/messages/dashboard/sizes";
import { formatBirthday, getMonthName } from "@giftling/messages/dates";
import { thankYouActionAriaLabel } from "@giftling/messages/thank-yous/queue";
import {
  type Icon,
  IconBulb,
  IconCreditCard,
  IconPackage,
  IconPencil,
  IconRuler,
  IconUserPlus,
  IconUsers,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { Button } from "../../../../components/button.tsx";
import { createLazyPopup } from "../../../../components/dialog/lazy-popup.tsx";
import { formatDate } from "../../../../components/format-relative-date.ts";
import { showErrorToast } from "../../../../components/toast/error-toast.ts";
import rows from "../../../entries/rows.module.css";
import { useEntryDialogs } from "../../../entries/use-entry-dialogs.ts";
import { formatSizes } from "../../../kids/format-sizes.ts";
import { useEditKid } from "../../../kids/use-kid-mutations.ts";
import { focusQueueHeading } from "../../../thank-yous/queue/focus-queue.ts";
import { useDashboard } from "../../dashboard-context.ts";
import type { DayWithUnreceivedGifts, InboxTask } from "../use-inbox-tasks.ts";
import { useReceivedGiftsCheckMutation } from "./use-received-gifts-check-mutation.ts";

const WhatArrivedDialog = createLazyPopup(() => import("./received-gifts-dialog.tsx"));

/** Renders inbox tasks that are not about one gift. */
export default function InboxTaskRows({ tasks }: { tasks: readonly InboxTask[] }) {
  return (
    <ul className={rows.list} aria-label={inboxWords.tasksAriaLabel()}>
      {tasks.map((task) => (
        <Task key={task.key} task={task} />
      ))}
    </ul>
  );
}

function Task({ task }: { task: InboxTask }) {
  switch (task.kind) {
    case "ownership":
      return <OwnershipQuestion />;
    case "invitation":
      return <InvitationTask email={task.email} askedBy={task.askedBy} />;
    case "arrived":
      return <ReceivedGiftsQuestion days={task.days} />;
    case "sizes":
      return <SizesQuestion kid={task.kid} checkedAt={task.checkedAt} />;
    case "drafts":
    case "proposals":
      return <WishlistTask task={task} />;
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
function OwnershipQuestion() {
  const { ownerName, handover, currentPeriodEnd: end } = useDashboard().user;
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
      title={words.addPaymentCardTitle()}
      lead={words.addPaymentCardMessage(end && formatDate(end))}
    >
      <Button size="sm" renderRoot={(props) => <Link to="/subscription" {...props} />}>
        {words.viewPlanButton()}
      </Button>
    </TaskRow>
  );
}

const WISHLIST_TASKS = {
  drafts: {
    icon: IconPencil,
    getTitle: inboxWords.draftsTitle,
    getLead: inboxWords.draftsMessage,
    getLink: inboxWords.finishDraftsLink,
  },
  proposals: {
    icon: IconBulb,
    getTitle: inboxWords.proposalsTitle,
    getLead: inboxWords.proposalsMessage,
    getLink: inboxWords.reviewProposalsLink,
  },
};

function WishlistTask({
  task: { kind, kid, count },
}: {
  task: Extract<InboxTask, { count: number }>;
}) {
  const { icon, getTitle, getLead, getLink } = WISHLIST_TASKS[kind];
  const title = getTitle(kid.firstName, count);
  return (
    <TaskRow icon={icon} title={title} lead={getLead(count)}>
      <Button
        size="sm"
        variant="default"
        renderRoot={(props) => (
          <Link
            to="/dashboard/wishlist"
            search={{ kid: kid.id }}
            aria-label={thankYouActionAriaLabel(getLink(), title)}
            {...props}
          />
        )}
      >
        {getLink()}
      </Button>
    </TaskRow>
  );
}

/** Returns a sentence about a day that has passed, such as "Emma's birthday was on March 14." */
function describeDay({ kid, day }: DayWithUnreceivedGifts): string {
  const date = formatBirthday(day.month, day.day) ?? "";
  return day.name === null
    ? lateWords.pastBirthdayLabel(kid.firstName, date)
    : lateWords.pastSecondDayLabel(day.name, date);
}

/** Renders the question "What arrived?", which a family answers once after a kid's day (rule: after-the-day). */
function ReceivedGiftsQuestion({ days }: { days: readonly DayWithUnreceivedGifts[] }) {
  const { edited, isEditing, edit, close } = useEntryDialogs<readonly DayWithUnreceivedGifts[]>();
  const check = useReceivedGiftsCheckMutation();
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

/** Renders an inbox task that is not about a gift, with the task's buttons. */
function TaskRow({
  icon: Mark,
  title,
  lead,
  children,
}: {
  icon: Icon;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <li className={rows.row} aria-labelledby={titleId}>
      <span className={`${rows.mark} ${rows.markMuted}`}>
        <Mark size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name} id={titleId}>
          {title}
        </p>
        <p className={rows.detail}>{lead}</p>
      </div>
      <div className={rows.actions}>{children}</div>
    </li>
  );
}

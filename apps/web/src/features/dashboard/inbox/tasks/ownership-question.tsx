import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/dashboard/owner-request";
import { IconCreditCard, IconUsers } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../../components/button.tsx";
import { formatDate } from "../../../../components/format-day.ts";
import { TaskRow } from "./task-row.tsx";

/**
 * Renders a question to a parent who is asked to become the owner. A new owner is asked to add a payment method
 * (rule: handing-over).
 */
export function OwnershipQuestion({ user }: { user: UserView }) {
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

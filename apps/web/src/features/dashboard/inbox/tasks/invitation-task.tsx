import * as words from "@giftling/messages/dashboard/owner-request";
import { IconUserPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../../components/button.tsx";
import { TaskRow } from "./task-row.tsx";

/**
 * Renders a pending request to join the family, or an expired invitation, with a link to the settings page
 * (rule: joining).
 */
export function InvitationTask({ email, askedBy }: { email: string; askedBy: string | null }) {
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

import type { KidView } from "@giftling/domain";
import * as inboxWords from "@giftling/messages/dashboard/inbox";
import { actionAriaLabel } from "@giftling/messages/thank-yous/queue";
import { IconPencil } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../../components/button.tsx";
import { TaskRow } from "./task-row.tsx";

/** Renders the number of a kid's drafts with a link to the wishlist (rule: drafts). */
export function DraftsRow({ kid, count }: { kid: KidView; count: number }) {
  const title = inboxWords.draftsTitle(kid.firstName, count);
  return (
    <TaskRow icon={IconPencil} title={title} lead={inboxWords.draftsMessage(count)}>
      <Button
        size="sm"
        variant="default"
        renderRoot={(props) => (
          <Link
            to="/dashboard/wishlist"
            search={{ kid: kid.id }}
            aria-label={actionAriaLabel(inboxWords.finishDraftsLink(), title)}
            {...props}
          />
        )}
      >
        {inboxWords.finishDraftsLink()}
      </Button>
    </TaskRow>
  );
}

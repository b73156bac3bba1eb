import type { KidView } from "@giftling/domain";
import { actionAriaLabel } from "@giftling/messages/thank-yous/queue";
import type { Icon } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../../components/button.tsx";
import { TaskRow } from "./task-row.tsx";

/** Renders an inbox task about a kid's wishlist, with a link to the wishlist. */
export function WishlistTaskRow({
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

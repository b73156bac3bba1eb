import * as todayWords from "@giftling/messages/dashboard/today";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { useDashboard } from "../dashboard-context.ts";
import type { DashboardPagePath } from "../places.ts";

/** Renders the link from a shortened section to the whole list. `what` distinguishes the link from others on the page. */
export function SeeAllLink({
  to,
  count,
  what,
}: {
  to: DashboardPagePath;
  count: number;
  what: todayWords.ListKind;
}) {
  const { kid } = useDashboard();
  return (
    <Button
      variant="subtle"
      renderRoot={(props) => (
        <Link
          to={to}
          search={{ kid: kid.id }}
          aria-label={todayWords.getViewAllAriaLabel(what, count)}
          {...props}
        />
      )}
    >
      {todayWords.viewAllLink(count)}
    </Button>
  );
}

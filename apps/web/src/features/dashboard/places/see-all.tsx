import * as todayWords from "@giftling/messages/dashboard/today";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { useDashboard } from "../dashboard-context.ts";
import type { PlacePath } from "../places.ts";

/** Renders the link from a shortened section to the whole list. `what` distinguishes the link from others on the page. */
export function SeeAll({
  to,
  count,
  what,
}: {
  to: PlacePath;
  count: number;
  what: todayWords.Listed;
}) {
  const { kid } = useDashboard();
  return (
    <Button
      variant="subtle"
      renderRoot={(props) => (
        <Link
          to={to}
          search={{ kid: kid.id }}
          aria-label={todayWords.seeAllOf(what, count)}
          {...props}
        />
      )}
    >
      {todayWords.seeAll(count)}
    </Button>
  );
}

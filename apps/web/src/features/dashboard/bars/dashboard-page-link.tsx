import * as frameWords from "@giftling/messages/dashboard/frame";
import { Link } from "@tanstack/react-router";
import { useDashboard } from "../dashboard-context.ts";
import type { DashboardPage } from "../dashboard-pages.ts";

/** Renders the link to a dashboard page of the selected kid. The link to the current page has `aria-current`. */
export function DashboardPageLink({
  place,
  className,
}: {
  place: DashboardPage;
  className: string | undefined;
}) {
  const { kid } = useDashboard();
  const { to, Icon } = place;
  return (
    <Link
      to={to}
      search={{ kid: kid.id }}
      className={className}
      activeOptions={{ exact: true, includeSearch: false }}
    >
      <Icon size={24} stroke={1.5} aria-hidden />
      <span>{frameWords.getDashboardPageLabel(to)}</span>
    </Link>
  );
}

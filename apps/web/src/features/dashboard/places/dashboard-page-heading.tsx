import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { DashboardPageLink } from "../bars/dashboard-page-link.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { DASHBOARD_PAGES } from "../dashboard-pages.ts";
import classes from "./dashboard-pages.module.css";

/**
 * Renders a page's heading next to the kid's picture and sets the document's title. With `hasPeople`, phones also show
 * the link to the people page, which wider screens have in the navigation bar.
 */
export function DashboardPageHeading({ title, hasPeople }: { title: string; hasPeople?: boolean }) {
  const { kid } = useDashboard();
  useDocumentTitle(title);
  return (
    <>
      <div className={classes.heading}>
        <Avatar name={kid.firstName} src={kid.avatarUrl} size={48} />
        <h1 className={classes.title}>{title}</h1>
      </div>
      {hasPeople && <DashboardPageLink place={DASHBOARD_PAGES[4]} className={classes.people} />}
    </>
  );
}

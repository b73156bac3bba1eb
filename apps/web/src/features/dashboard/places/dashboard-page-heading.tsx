import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { DashboardPageLink } from "../bars/dashboard-page-link.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { DASHBOARD_PAGES } from "../dashboard-pages.ts";
import classes from "./dashboard-pages.module.css";

/** Renders a page's heading and sets the document's title. `hasPeople` adds a link to the people page on phones. */
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

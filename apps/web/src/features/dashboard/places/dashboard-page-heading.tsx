import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { useDashboard } from "../dashboard-context.ts";
import classes from "./dashboard-pages.module.css";

/** Renders a page's heading next to the kid's picture and sets the document's title. */
export function DashboardPageHeading({ title }: { title: string }) {
  const { kid } = useDashboard();
  useDocumentTitle(`${title} | Giftling`);
  return (
    <div className={classes.heading}>
      <Avatar name={kid.firstName} src={kid.avatarUrl} size={48} />
      <h1 className={classes.title}>{title}</h1>
    </div>
  );
}

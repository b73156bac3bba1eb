import * as todayWords from "@giftling/messages/dashboard/today";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { UpdatesSection } from "../../updates/updates-section.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { DashboardPageHeading } from "./dashboard-page-heading.tsx";
import classes from "./dashboard-pages.module.css";

const loadReaders = () => import("./followers-and-wall-sections.tsx");

/** Renders /dashboard/news: the family's updates, the kid's followers and the wall (rule: dashboard-places). */
export function UpdatesPage() {
  const { kid, add } = useDashboard();
  const { Part: Readers } = useLazyComponent(loadReaders, true);
  const about = { kidId: kid.id, firstName: kid.firstName };
  return (
    <>
      <DashboardPageHeading title={todayWords.updatesHeading(kid.firstName)} hasPeople />
      <div className={classes.sections} key={kid.id}>
        <UpdatesSection {...about} onAdd={() => add("update")} />
        {Readers !== null && <Readers {...about} />}
      </div>
    </>
  );
}

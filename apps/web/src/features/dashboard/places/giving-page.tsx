import { getLinkName, LINK_KINDS } from "@giftling/domain";
import * as todayWords from "@giftling/messages/dashboard/today";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { ClickReportButton } from "../../clicks/click-report-button.tsx";
import { RecentGiftsSection } from "../../gifts/ledger/recent-gifts-section.tsx";
import { LINK_COMPONENTS } from "../../links/link-components.ts";
import { useDashboard } from "../dashboard-context.ts";
import { TopPriorities } from "../top-priorities/top-priorities.tsx";
import { DashboardPageHeading } from "./dashboard-page-heading.tsx";
import classes from "./dashboard-pages.module.css";

const loadSums = () => import("../../gifts/ledger/ledger-totals.tsx");

/** Renders /dashboard/giving: the priorities, payment links, registry links and ledger (rule: dashboard-places). */
export function GivingPage() {
  const { kid, add } = useDashboard();
  const { Part: LedgerSums } = useLazyComponent(loadSums, true);
  const about = { kidId: kid.id, firstName: kid.firstName };
  return (
    <>
      <DashboardPageHeading title={todayWords.givingHeading(kid.firstName)} hasPeople />
      <div className={classes.sections} key={kid.id}>
        <TopPriorities kidId={kid.id} />
        <div className={classes.together}>
          {LINK_KINDS.map((kind) => {
            const { Section } = LINK_COMPONENTS[kind];
            return <Section key={kind} {...about} onAdd={() => add(getLinkName(kind))} />;
          })}
        </div>
        {/* Wider screens show the button below the statistics on the Today page. */}
        <div className={classes.narrow}>
          <ClickReportButton {...about} />
        </div>
        {LedgerSums !== null && <LedgerSums kidId={kid.id} />}
        <RecentGiftsSection {...about} onAdd={add} />
      </div>
    </>
  );
}

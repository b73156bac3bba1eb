import { getLinkName, LINK_KINDS, SCHOOL_GRADES } from "@giftling/domain";
import * as todayWords from "@giftling/messages/dashboard/today";
import { formatBirthday } from "@giftling/messages/dates";
import { getGradeName } from "@giftling/messages/kids/grades";
import { VisuallyHidden } from "@mantine/core";
import { Skeleton } from "../../../components/loading/skeleton.tsx";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { ClickReportButton } from "../../clicks/click-report-button.tsx";
import { SectionPageLink } from "../../entries/section-page-link.tsx";
import { RecentGiftsSection } from "../../gifts/ledger/recent-gifts-section.tsx";
import { LINK_COMPONENTS } from "../../links/link-components.ts";
import { useFirstStepsState } from "../../share/kid-page-flags.ts";
import { UpdatesSection } from "../../updates/updates-section.tsx";
import { WishlistSection } from "../../wishlist/wishlist-section.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { InboxSection } from "../inbox/inbox-section.tsx";
import { StatCards } from "../stats/stat-cards.tsx";
import { TopPriorities } from "../top-priorities/top-priorities.tsx";
import classes from "./dashboard-pages.module.css";

const loadNotice = () => import("../plan/today-page-notices.tsx");
const loadFirstSteps = () => import("../first-steps/first-steps.tsx");

/** Renders /dashboard: the inbox, the kid's statistics and the first entries of each section (rule: today-inbox). */
export function TodayPage() {
  const { kid, add } = useDashboard();
  const about = { kidId: kid.id, firstName: kid.firstName };
  const { Part: Notice } = useLazyComponent(loadNotice, true);
  useDocumentTitle(kid.firstName);
  return (
    <>
      <KidHeading />
      <FirstStepsOrPlaceholder key={`steps ${kid.id}`} />
      <InboxSection />
      <KidStats key={`figures ${kid.id}`} />
      <div className={classes.columns} key={kid.id}>
        <div className={classes.aside}>
          <RecentGiftsSection {...about} onAdd={add} seeAll="/dashboard/giving" />
        </div>
        <div className={classes.content}>
          <TopPriorities
            kidId={kid.id}
            link={
              <SectionPageLink
                to="/dashboard/giving"
                kidId={kid.id}
                label={todayWords.editPrioritiesAriaLabel()}
                text={todayWords.editPrioritiesLink()}
              />
            }
          />
          <WishlistSection {...about} onAdd={() => add("gift")} seeAll="/dashboard/wishlist" />
          {LINK_KINDS.map((kind) => {
            const { Section } = LINK_COMPONENTS[kind];
            const onAdd = () => add(getLinkName(kind));
            return <Section key={kind} {...about} onAdd={onAdd} seeAll="/dashboard/giving" />;
          })}
        </div>
        <div className={classes.news}>
          <UpdatesSection {...about} onAdd={() => add("update")} seeAll="/dashboard/news" />
        </div>
      </div>
      {Notice && <Notice />}
    </>
  );
}

/** Renders the checklist of first steps, or a placeholder until the checklist's code has loaded (rule: first-steps). */
function FirstStepsOrPlaceholder() {
  const { kid } = useDashboard();
  const { hasSteps, isBare, wasBare } = useFirstStepsState(kid);
  const { Part: FirstSteps, failedFor } = useLazyComponent(loadFirstSteps, hasSteps || wasBare);
  if (hasSteps && FirstSteps !== null) return <FirstSteps />;
  return (wasBare || isBare) && failedFor === null && <Skeleton height={400} radius="card" />;
}

function KidStats() {
  const { kid } = useDashboard();
  const { isBare, wasBare } = useFirstStepsState(kid);
  if (isBare || wasBare) return null;
  return (
    <div className={classes.figures}>
      <VisuallyHidden component="h2">{todayWords.overviewHeading()}</VisuallyHidden>
      <StatCards kidId={kid.id} />
      <div className={classes.wide}>
        <ClickReportButton kidId={kid.id} firstName={kid.firstName} />
      </div>
    </div>
  );
}

function KidHeading() {
  const { kid } = useDashboard();
  const grade = SCHOOL_GRADES.find((candidate) => candidate === kid.grade);
  const birthday = formatBirthday(kid.birthdayMonth, kid.birthdayDay);
  const facts = [
    birthday === null ? null : todayWords.birthdayLabel(birthday),
    // Free text from the edit form is shown unchanged (rule: kids).
    grade === undefined ? kid.grade : getGradeName(grade),
  ].filter((fact) => fact !== null);
  return (
    <div className={classes.heading}>
      <Avatar name={kid.firstName} src={kid.avatarUrl} size={48} />
      <div className={`${classes.headingText} ${classes.kid}`}>
        <h1 className={classes.title}>{kid.firstName}</h1>
        {facts.length > 0 && <p className={classes.facts}>{facts.join(" · ")}</p>}
      </div>
    </div>
  );
}

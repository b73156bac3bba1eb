import type { KidView } from "@giftling/domain";
import * as todayWords from "@giftling/messages/dashboard/today";
import { formatBirthday } from "@giftling/messages/dates";
import { VisuallyHidden } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { Skeleton } from "../../../components/loading/skeleton.tsx";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { ClickReportButton } from "../../clicks/click-report-button.tsx";
import { RecentGiftsSection } from "../../gifts/ledger/recent-gifts-section.tsx";
import { formatGradeLabel } from "../../kids/form/grade-label.ts";
import { PaymentLinksSection } from "../../links/payment-links-section.tsx";
import { RegistriesSection } from "../../links/registries-section.tsx";
import { ThankYouSection } from "../../thank-yous/queue/thank-you-section.tsx";
import { formatPendingItems } from "../../thank-yous/queue/thank-you-text.ts";
import { UpdatesSection } from "../../updates/updates-section.tsx";
import { WishlistSection } from "../../wishlist/wishlist-section.tsx";
import { HubUrlBar } from "../bars/hub-url-bar.tsx";
import { useDashboard } from "../dashboard-context.ts";
import type { DashboardPagePath } from "../dashboard-pages.ts";
import { useIsNewKidPage } from "../first-steps/kid-page-marks.ts";
import { PlanBanners } from "../plan/plan-banners.tsx";
import { StatCards } from "../stats/stat-cards.tsx";
import { TopPriorities } from "../top-priorities/top-priorities.tsx";
import { usePendingItems } from "../use-pending-items.ts";
import classes from "./dashboard-pages.module.css";
import otherKidsClasses from "./other-kids-pending-items.module.css";
import { TodayQuestion } from "./today-question.tsx";

const loadFirstSteps = () => import("../first-steps/first-steps.tsx");

/**
 * Renders /dashboard: the statistics, the thank-you queue, and the first entries of every other section
 * (rule: dashboard-sections).
 */
export function TodayPage() {
  const { kid, add } = useDashboard();
  const about = { kidId: kid.id, firstName: kid.firstName };
  useDocumentTitle(`${kid.firstName} | Giftling`);
  return (
    <>
      <PlanBanners kid={kid} />
      <KidHeading />
      <Beginning key={`steps ${kid.id}`} />
      <TodayQuestion key={`question ${kid.id}`} />
      <Figures key={`figures ${kid.id}`} />
      <div className={classes.columns} key={kid.id}>
        <div className={classes.inbox}>
          <ThankYouSection {...about} />
        </div>
        <div className={classes.aside}>
          <OtherKidsPendingItems />
          <HubUrlBar />
          <RecentGiftsSection
            {...about}
            onAdd={add}
            seeAll={(count) => <SeeAllLink to="/dashboard/giving" count={count} what="gifts" />}
          />
        </div>
        <div className={classes.content}>
          <TopPriorities kidId={kid.id} />
          <WishlistSection
            {...about}
            onAdd={() => add("gift")}
            seeAll={(count) => <SeeAllLink to="/dashboard/wishlist" count={count} what="wishes" />}
          />
          <PaymentLinksSection
            {...about}
            onAdd={() => add("payment")}
            seeAll={(count) => (
              <SeeAllLink to="/dashboard/giving" count={count} what="payment links" />
            )}
          />
          <RegistriesSection
            {...about}
            onAdd={() => add("registry")}
            seeAll={(count) => (
              <SeeAllLink to="/dashboard/giving" count={count} what="registries" />
            )}
          />
          <UpdatesSection
            {...about}
            onAdd={() => add("update")}
            seeAll={(count) => <SeeAllLink to="/dashboard/news" count={count} what="updates" />}
          />
        </div>
      </div>
    </>
  );
}

/** Renders the checklist of a new page, with a placeholder until its code has loaded (rule: first-steps). */
function Beginning() {
  const { kid } = useDashboard();
  const { hasSteps, isBare, wasBare } = useIsNewKidPage(kid);
  const { Part: FirstSteps, failedFor } = useLazyComponent(loadFirstSteps, hasSteps || wasBare);
  if (hasSteps && FirstSteps !== null) return <FirstSteps />;
  return (wasBare || isBare) && failedFor === null && <Skeleton height={400} radius="card" />;
}

function Figures() {
  const { kid } = useDashboard();
  const { isBare, wasBare } = useIsNewKidPage(kid);
  if (isBare || wasBare) return null;
  return (
    <div className={classes.figures}>
      <VisuallyHidden component="h2">{todayWords.overviewHeading()}</VisuallyHidden>
      <StatCards kidId={kid.id} />
      <ClickReportButton kidId={kid.id} firstName={kid.firstName} />
    </div>
  );
}

function KidHeading() {
  const { kid } = useDashboard();
  const birthday = formatBirthday(kid.birthdayMonth, kid.birthdayDay);
  const facts = [
    birthday === null ? null : todayWords.birthdayLabel(birthday),
    kid.grade === null ? null : formatGradeLabel(kid.grade),
  ].filter((fact) => fact !== null);
  return (
    <div className={classes.heading}>
      <Avatar name={kid.firstName} src={kid.avatarUrl} size={72} />
      <div className={classes.headingText}>
        <h1 className={classes.title}>{kid.firstName}</h1>
        {facts.length > 0 && <p className={classes.facts}>{facts.join(" · ")}</p>}
      </div>
    </div>
  );
}

/**
 * Renders the link from a shortened section to the page with the whole list. `what` gives the link a unique accessible
 * name.
 */
function SeeAllLink({
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

/**
 * Renders a line with the pending items of each other kid. Renders nothing if the family has only one kid
 * (rule: waiting-counts).
 */
function OtherKidsPendingItems() {
  const { kids, kid } = useDashboard();
  const others = kids.filter(({ id }) => id !== kid.id);
  if (others.length === 0) return null;
  return (
    <section className={otherKidsClasses.others} aria-label={todayWords.otherKidsAriaLabel()}>
      <ul className={otherKidsClasses.list}>
        {others.map((other) => (
          <li key={other.id}>
            <OtherKid kid={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherKid({ kid }: { kid: KidView }) {
  const waiting = usePendingItems(kid.id);
  const words = waiting && formatPendingItems(waiting);
  return (
    <Link to="/dashboard" search={{ kid: kid.id }} className={otherKidsClasses.line}>
      <Avatar name={kid.firstName} src={kid.avatarUrl} size={36} />
      <span className={otherKidsClasses.name}>{kid.firstName}</span>
      <span className={words === null ? otherKidsClasses.quiet : otherKidsClasses.waiting}>
        {words ?? todayWords.nothingPendingStatus()}
      </span>
      <IconChevronRight size={18} stroke={1.5} aria-hidden className={otherKidsClasses.quiet} />
    </Link>
  );
}

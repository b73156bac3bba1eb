import type { KidView } from "@giftling/domain";
import * as frameWords from "@giftling/messages/dashboard/frame";
import { settingsLink } from "@giftling/messages/dashboard/menu";
import { VisuallyHidden } from "@mantine/core";
import { IconPlus, IconSearch, IconSettings } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { formatPendingActions } from "../../thank-yous/queue/thank-you-text.ts";
import { useDashboard } from "../dashboard-context.ts";
import { DASHBOARD_PAGES } from "../dashboard-pages.ts";
import { SEARCH_SHORTCUT } from "../search/use-search-shortcut.ts";
import { usePendingActionCounts } from "../use-pending-action-counts.ts";
import { AddMenu } from "./add-menu.tsx";
import { DashboardPageLink } from "./dashboard-page-link.tsx";
import classes from "./side-navigation.module.css";

/** Renders the navigation of tablets and wider screens: pages, kids and settings (rule: dashboard-places). */
export function SideNavigation() {
  const { kids, kid, search } = useDashboard();
  return (
    <nav className={classes.rail} aria-label={frameWords.navigationAriaLabel()}>
      <AddMenu
        position="right-start"
        button={(props) => (
          <Button fullWidth leftSection={<IconPlus size={20} stroke={2} aria-hidden />} {...props}>
            {frameWords.addButton()}
          </Button>
        )}
      />
      <ul className={classes.list}>
        {DASHBOARD_PAGES.map((place) => (
          <li key={place.to}>
            <DashboardPageLink place={place} className={classes.entry} />
          </li>
        ))}
      </ul>
      {kids.length > 1 && (
        <ul className={classes.list} aria-label={frameWords.kidsAriaLabel()}>
          {kids.map((one) => (
            <li key={one.id}>
              <KidLink kid={one} isShown={one.id === kid.id} />
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={`${classes.entry} ${classes.search}`}
        aria-haspopup="dialog"
        aria-keyshortcuts={SEARCH_SHORTCUT.aria}
        onClick={search}
      >
        <IconSearch size={24} stroke={1.5} aria-hidden />
        <span>{frameWords.searchTitle()}</span>
        <kbd className={classes.keys} aria-hidden>
          {SEARCH_SHORTCUT.label}
        </kbd>
      </button>
      <Link to="/settings" className={classes.entry}>
        <IconSettings size={24} stroke={1.5} aria-hidden />
        <span>{settingsLink()}</span>
      </Link>
    </nav>
  );
}

/** Renders a link to the current page for another kid (rule: waiting-counts). */
function KidLink({ kid, isShown }: { kid: KidView; isShown: boolean }) {
  const waiting = usePendingActionCounts(kid.id);
  const count = waiting === null ? 0 : waiting.toThank + waiting.toConfirm + waiting.toReview;
  return (
    <Link
      to="."
      search={{ kid: kid.id }}
      className={classes.entry}
      aria-current={isShown}
      activeProps={{}}
    >
      <Avatar name={kid.firstName} src={kid.avatarUrl} size={32} />
      <span className={classes.name}>{kid.firstName}</span>
      {waiting !== null && count > 0 && (
        <span className={classes.count}>
          <span aria-hidden>{count}</span>
          <VisuallyHidden>{formatPendingActions(waiting)}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

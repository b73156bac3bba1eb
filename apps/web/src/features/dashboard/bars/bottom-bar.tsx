import * as frameWords from "@giftling/messages/dashboard/frame";
import { UnstyledButton } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { DASHBOARD_PAGES } from "../dashboard-pages.ts";
import { AddMenu } from "./add-menu.tsx";
import classes from "./bottom-bar.module.css";
import { DashboardPageLink } from "./dashboard-page-link.tsx";

const [TODAY, WISHLIST, GIVING, NEWS] = DASHBOARD_PAGES;

/** Renders the bottom navigation on phones, including the Add menu (rule: dashboard-places). */
export function BottomBar() {
  return (
    <nav className={classes.bar} aria-label={frameWords.navigationAriaLabel()}>
      <DashboardPageLink place={TODAY} className={classes.entry} />
      <DashboardPageLink place={WISHLIST} className={classes.entry} />
      <AddMenu
        position="top"
        button={(props) => (
          <UnstyledButton className={classes.entry} aria-label={frameWords.addButton()} {...props}>
            <span className={classes.plus}>
              <IconPlus size={26} stroke={2} aria-hidden />
            </span>
          </UnstyledButton>
        )}
      />
      <DashboardPageLink place={GIVING} className={classes.entry} />
      <DashboardPageLink place={NEWS} className={classes.entry} />
    </nav>
  );
}

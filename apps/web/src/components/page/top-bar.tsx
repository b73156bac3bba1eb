import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/pages/frame";
import { IconMenu2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useSession } from "../../access/session.ts";
import { useConfig } from "../../use-config.ts";
import { Button } from "../button.tsx";
import { createLazyPopup } from "../dialog/lazy-popup.tsx";
import { Logo } from "./logo.tsx";
import classes from "./top-bar.module.css";

// The drawer is loaded separately, because dialogs are large and few visitors open this one.
const TopBarDrawer = createLazyPopup(() => import("./top-bar-drawer.tsx"));

/** Renders the sticky header of public pages, with a drawer on phones (rule: public-frame). */
export function TopBar() {
  const [isOpen, setOpen] = useState(false);
  const { billing } = useConfig();
  const isSignedIn = useSession().user !== null;
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/" className={classes.home} aria-label={commonWords.homeLinkAriaLabel()}>
          <Logo />
        </Link>
        <nav className={classes.wide} aria-label={words.mainMenuAriaLabel()}>
          {billing ? (
            <Link to="/pricing" className={classes.link}>
              {words.pricingTitle()}
            </Link>
          ) : null}
          {isSignedIn ? null : (
            <a href="/api/login" className={classes.link}>
              {commonWords.logInLink()}
            </a>
          )}
        </nav>
        <div className={classes.actions}>
          {isSignedIn ? (
            <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>
              {words.dashboardLink()}
            </Button>
          ) : (
            <Button
              className={classes.signUp}
              renderRoot={(props) => <Link to="/signup" {...props} />}
            >
              {words.createHubButton()}
            </Button>
          )}
          <button
            type="button"
            className={classes.menu}
            onClick={() => setOpen(true)}
            aria-label={words.menuAriaLabel()}
            aria-haspopup="dialog"
          >
            <IconMenu2 size={24} stroke={1.5} aria-hidden />
          </button>
        </div>
      </div>
      <TopBarDrawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        billing={billing}
        isSignedIn={isSignedIn}
      />
    </header>
  );
}

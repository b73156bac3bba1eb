import { IconMenu2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useSession } from "../../access/session.ts";
import { useConfig } from "../../use-config.ts";
import { Button } from "../button.tsx";
import { useLazyDialog } from "../dialog/use-lazy-dialog.ts";
import { Logo } from "./logo.tsx";
import classes from "./top-bar.module.css";

// Dialogs are heavy and most visitors never open this one.
const loadDrawer = () => import("./top-bar-drawer.tsx");

/** The public pages' sticky bar, with a drawer for its links on a phone (rule: public-frame). */
export function TopBar() {
  const { Dialog: TopBarDrawer, open, ...opening } = useLazyDialog(loadDrawer);
  const { billing } = useConfig();
  const isSignedIn = useSession().user !== null;
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/" className={classes.home} aria-label="Giftling, home">
          <Logo />
        </Link>
        <nav className={classes.wide} aria-label="Main">
          {billing ? (
            <Link to="/pricing" className={classes.link}>
              Pricing
            </Link>
          ) : null}
          {isSignedIn ? null : (
            <a href="/api/login" className={classes.link}>
              Log In
            </a>
          )}
        </nav>
        <div className={classes.actions}>
          {isSignedIn ? (
            <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>Dashboard</Button>
          ) : (
            <Button
              className={classes.signUp}
              renderRoot={(props) => <Link to="/signup" {...props} />}
            >
              Create Your Free Hub
            </Button>
          )}
          <button
            type="button"
            className={classes.menu}
            onClick={() => void open()}
            aria-label="Menu"
            aria-haspopup="dialog"
          >
            <IconMenu2 size={24} stroke={1.5} aria-hidden />
          </button>
        </div>
      </div>
      {TopBarDrawer === null ? null : (
        <TopBarDrawer {...opening} billing={billing} isSignedIn={isSignedIn} />
      )}
    </header>
  );
}

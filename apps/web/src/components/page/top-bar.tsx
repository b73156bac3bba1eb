import { IconMenu2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useSession } from "../../access/session.ts";
import { useConfig } from "../../use-config.ts";
import { Button } from "../button.tsx";
import { lazyPopup } from "../dialog/lazy-popup.tsx";
import { Logo } from "./logo.tsx";
import classes from "./top-bar.module.css";

// Dialogs are heavy and most visitors never open this one.
const TopBarDrawer = lazyPopup(() => import("./top-bar-drawer.tsx"));

/** The public pages' sticky bar, with a drawer for its links on a phone (rule: public-frame). */
export function TopBar() {
  const [isOpen, setOpen] = useState(false);
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
            onClick={() => setOpen(true)}
            aria-label="Menu"
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

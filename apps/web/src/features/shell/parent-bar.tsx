import { homeLinkAriaLabel } from "@giftling/messages/common";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Logo } from "../../components/page/logo.tsx";
import classes from "./parent-bar.module.css";

/**
 * Renders the top bar of a parent's page with a link to the home page. The page's controls are at the end of the bar.
 */
export function ParentBar({ children }: { children: ReactNode }) {
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/" className={classes.logo} aria-label={homeLinkAriaLabel()}>
          <Logo />
        </Link>
        {children}
      </div>
    </header>
  );
}

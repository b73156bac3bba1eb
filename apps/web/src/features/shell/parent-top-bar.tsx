import { homeLinkAriaLabel } from "@giftling/messages/common";
import type { ReactNode } from "react";
import { Logo } from "../../components/page/logo.tsx";
import classes from "./parent-top-bar.module.css";

/** Renders the top bar of a parent's page. `children` are the controls at the end of the bar. */
export function ParentTopBar({ children }: { children: ReactNode }) {
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <a href="/" className={classes.logo} aria-label={homeLinkAriaLabel()}>
          <Logo />
        </a>
        {children}
      </div>
    </header>
  );
}

import { productHome } from "@giftling/messages/common";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Logo } from "../../components/page/logo.tsx";
import classes from "./parent-bar.module.css";

/** Renders the top bar of a parent's pages: the home link, and the page's own controls at its end. */
export function ParentBar({ children }: { children: ReactNode }) {
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/" className={classes.logo} aria-label={productHome()}>
          <Logo />
        </Link>
        {children}
      </div>
    </header>
  );
}

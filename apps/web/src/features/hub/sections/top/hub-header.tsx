import { IconHome } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Logo } from "../../../../components/page/logo.tsx";
import classes from "./hub-header.module.css";
import { ShareHub } from "./share-hub.tsx";

/** The hub's header: a home link and Share (rule: share-hub). Premium hubs don't name the product (rule: branding). */
export function HubHeader({
  firstName,
  showsBranding,
}: {
  firstName: string;
  showsBranding: boolean;
}) {
  return (
    <header className={classes.header}>
      <Link
        to="/"
        className={classes.home}
        aria-label={showsBranding ? "Giftling, home" : undefined}
      >
        {showsBranding ? (
          <Logo />
        ) : (
          <>
            <IconHome size={24} stroke={1.5} aria-hidden />
            Home
          </>
        )}
      </Link>
      <ShareHub firstName={firstName} />
    </header>
  );
}

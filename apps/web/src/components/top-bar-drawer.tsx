import { Drawer } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Logo } from "./logo.tsx";
import classes from "./top-bar.module.css";

type TopBarDrawerProps = { onClose: () => void; billing: boolean; isSignedIn: boolean };

/** The bar's links on a phone. Mounted when it is opened, by default export for React's `lazy`. */
export default function TopBarDrawer({ onClose, billing, isSignedIn }: TopBarDrawerProps) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={300}
      title={<Logo />}
      closeButtonProps={{ "aria-label": "Close the menu" }}
    >
      <nav aria-label="Menu" className={classes.drawer}>
        {billing ? (
          <Link to="/pricing" className={classes.drawerLink} onClick={onClose}>
            Pricing
          </Link>
        ) : null}
        {isSignedIn ? (
          <Link to="/dashboard" className={classes.drawerLink} onClick={onClose}>
            Dashboard
          </Link>
        ) : (
          <a href="/api/login" className={classes.drawerLink}>
            Log In
          </a>
        )}
      </nav>
    </Drawer>
  );
}

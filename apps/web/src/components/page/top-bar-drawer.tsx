import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/pages/frame";
import "../../styles/mantine.css";
import { Drawer } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useDelayedOpen } from "../dialog/use-delayed-open.ts";
import { AppMantineProvider } from "../mantine-provider.tsx";
import { Logo } from "./logo.tsx";
import classes from "./top-bar.module.css";

type TopBarDrawerProps = {
  opened: boolean;
  onClose: () => void;
  billing: boolean;
  isSignedIn: boolean;
};

/**
 * Renders the header's links in a drawer on phones. Uses the parts of Mantine's `Drawer`, because `Drawer` itself would
 * add a second banner landmark. Default export for `createLazyPopup`.
 */
export default function TopBarDrawer({ opened, onClose, billing, isSignedIn }: TopBarDrawerProps) {
  return (
    <AppMantineProvider>
      <Drawer.Root opened={useDelayedOpen(opened)} onClose={onClose} position="right" size={300}>
        <Drawer.Overlay backgroundOpacity={0.45} />
        <Drawer.Content>
          <div className={classes.drawerTop}>
            <Drawer.Title>
              <Logo />
            </Drawer.Title>
            <Drawer.CloseButton aria-label={words.closeMenuAriaLabel()} />
          </div>
          <Drawer.Body>
            <nav aria-label={words.menuAriaLabel()} className={classes.drawer}>
              {billing ? (
                <Link to="/pricing" className={classes.drawerLink} onClick={onClose}>
                  {words.pricingTitle()}
                </Link>
              ) : null}
              {isSignedIn ? (
                <Link to="/dashboard" className={classes.drawerLink} onClick={onClose}>
                  {words.dashboardLink()}
                </Link>
              ) : (
                <a href="/api/login" className={classes.drawerLink}>
                  {commonWords.logInLink()}
                </a>
              )}
            </nav>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </AppMantineProvider>
  );
}

import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/pages/frame";
import "../../styles/mantine.css";
import { Drawer } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useLateOpen } from "../dialog/use-late-open.ts";
import { Mantine } from "../mantine.tsx";
import { Logo } from "./logo.tsx";
import classes from "./top-bar.module.css";

type TopBarDrawerProps = {
  opened: boolean;
  onClose: () => void;
  billing: boolean;
  isSignedIn: boolean;
};

/**
 * Renders the header's links in a drawer on a phone. It is in a separate chunk, as the default export for `lazyPopup`.
 * Mantine's Drawer is not used, because its <header> would be a second banner.
 */
export default function TopBarDrawer({ opened, onClose, billing, isSignedIn }: TopBarDrawerProps) {
  return (
    <Mantine>
      <Drawer.Root opened={useLateOpen(opened)} onClose={onClose} position="right" size={300}>
        <Drawer.Overlay backgroundOpacity={0.45} />
        <Drawer.Content>
          <div className={classes.drawerTop}>
            <Drawer.Title>
              <Logo />
            </Drawer.Title>
            <Drawer.CloseButton aria-label={words.closeTheMenu()} />
          </div>
          <Drawer.Body>
            <nav aria-label={words.menu()} className={classes.drawer}>
              {billing ? (
                <Link to="/pricing" className={classes.drawerLink} onClick={onClose}>
                  {words.pricing()}
                </Link>
              ) : null}
              {isSignedIn ? (
                <Link to="/dashboard" className={classes.drawerLink} onClick={onClose}>
                  {words.dashboard()}
                </Link>
              ) : (
                <a href="/api/login" className={classes.drawerLink}>
                  {commonWords.logIn()}
                </a>
              )}
            </nav>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </Mantine>
  );
}

import type { KidView } from "@giftling/domain";
import { ActionIcon } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Logo } from "../../components/logo.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { KidSelector } from "./kid-selector.tsx";
import classes from "./top-bar.module.css";

/** The dashboard's top bar (spec section 2). Its menu moves to the bottom bar on phones. */
export function DashboardTopBar({
  kids,
  kid,
  hubPath,
  onSelectKid,
}: {
  kids: readonly KidView[];
  kid: KidView;
  hubPath: string;
  onSelectKid: (kidId: string) => void;
}) {
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/" className={classes.logo} aria-label="Giftling, home">
          <Logo />
        </Link>
        <div className={classes.kid}>
          {kids.length > 1 && <KidSelector kids={kids} kid={kid} onSelect={onSelectKid} />}
        </div>
        <div className={classes.menu}>
          <AccountMenu hubPath={hubPath}>
            <ActionIcon variant="default" size={44} aria-label="Menu">
              <IconMenu2 size={22} stroke={1.5} aria-hidden />
            </ActionIcon>
          </AccountMenu>
        </div>
      </div>
    </header>
  );
}

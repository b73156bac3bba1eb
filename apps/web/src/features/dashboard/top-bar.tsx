import type { KidView } from "@giftling/domain";
import { ActionIcon, Button } from "@mantine/core";
import { IconMenu2, IconPencil, IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Logo } from "../../components/logo.tsx";
import { ShareButton } from "../../components/share-button.tsx";
import { AllKidDialogs } from "../kids/all-kid-dialogs.tsx";
import { useKidDialogs } from "../kids/use-kid-dialogs.ts";
import { AccountMenu } from "../shell/account-menu.tsx";
import { KidSelector } from "./kid-selector.tsx";
import classes from "./top-bar.module.css";

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/**
 * The dashboard's top bar (spec section 2). On phones New Child and Edit Profile are in the child
 * selector's menu, and the account's menu is in the bottom bar.
 */
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
  const dialogs = useKidDialogs(kids, kid);
  const hubTitle = `${kid.firstName}'s Hub`;
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/" className={classes.logo} aria-label="Giftling, home">
          <Logo />
        </Link>
        <div className={classes.kid}>
          <KidSelector kids={kids} kid={kid} onSelect={onSelectKid} dialogs={dialogs} />
        </div>
        <div className={classes.wide}>
          <Button variant="default" leftSection={<IconPlus {...icon} />} onClick={dialogs.add}>
            New Child
          </Button>
          <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={dialogs.edit}>
            Edit Profile
          </Button>
        </div>
        <div className={classes.share}>
          <ShareButton title={hubTitle} url={`${window.location.origin}${hubPath}`} />
        </div>
        <div className={classes.menu}>
          <AccountMenu hubPath={hubPath} hubTitle={hubTitle}>
            <ActionIcon variant="default" size={44} aria-label="Menu">
              <IconMenu2 size={22} stroke={1.5} aria-hidden />
            </ActionIcon>
          </AccountMenu>
        </div>
      </div>
      <AllKidDialogs kids={kids} dialogs={dialogs} onSelectKid={onSelectKid} />
    </header>
  );
}

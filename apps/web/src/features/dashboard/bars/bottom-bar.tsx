import { UnstyledButton } from "@mantine/core";
import { IconGift, IconHeartHandshake, IconHome, IconMenu2 } from "@tabler/icons-react";
import { AccountMenu } from "../../shell/account-menu.tsx";
import classes from "./bottom-bar.module.css";

const icon = { size: 24, stroke: 1.5, "aria-hidden": true } as const;

/** On phones everything that a parent does often is within the thumb's reach. */
export function BottomBar({
  hubPath,
  hubTitle,
  onAdd,
}: {
  hubPath: string;
  hubTitle: string;
  onAdd: () => void;
}) {
  return (
    <nav className={classes.bar} aria-label="Dashboard">
      <a className={classes.entry} href="#top">
        <IconHome {...icon} />
        Overview
      </a>
      <a className={classes.entry} href="#thank-yous">
        <IconHeartHandshake {...icon} />
        Thanks
      </a>
      <UnstyledButton className={classes.entry} onClick={onAdd}>
        <IconGift {...icon} />
        Add a gift
      </UnstyledButton>
      <AccountMenu
        hubPath={hubPath}
        hubTitle={hubTitle}
        button={(props) => (
          <UnstyledButton className={classes.entry} {...props}>
            <IconMenu2 {...icon} />
            Menu
          </UnstyledButton>
        )}
      />
    </nav>
  );
}

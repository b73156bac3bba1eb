import { Menu } from "@mantine/core";
import { IconExternalLink, IconHome, IconLayoutDashboard, IconLogout } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import classes from "./account-menu.module.css";

const icon = { size: 18, stroke: 1.5, "aria-hidden": true } as const;

/** The parent's menu (spec section 2); `children` is the button that opens it. */
export function AccountMenu({ hubPath, children }: { hubPath: string; children: ReactElement }) {
  return (
    <Menu
      position="bottom-end"
      width={240}
      shadow="sm"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={classes.entry}
          component={Link}
          to="/"
          leftSection={<IconHome {...icon} />}
        >
          Homepage
        </Menu.Item>
        <Menu.Item
          className={classes.entry}
          component={Link}
          to="/dashboard"
          leftSection={<IconLayoutDashboard {...icon} />}
        >
          Dashboard
        </Menu.Item>
        <Menu.Item
          className={classes.entry}
          component="a"
          href={hubPath}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink {...icon} />}
        >
          View Public Hub
        </Menu.Item>
        <Menu.Item
          className={classes.entry}
          component="a"
          href="/api/auth/logout"
          leftSection={<IconLogout {...icon} />}
        >
          Log Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { Menu } from "@mantine/core";
import {
  IconCreditCard,
  IconExternalLink,
  IconHome,
  IconLayoutDashboard,
  IconLogout,
  IconSettings,
  IconShare2,
  IconUserHeart,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useShare } from "../../components/use-share.tsx";
import { useConfig } from "../../use-config.ts";
import classes from "./account-menu.module.css";

const icon = { size: 18, stroke: 1.5, "aria-hidden": true } as const;
const entry = { className: classes.entry } as const;

/**
 * The parent's menu in spec section 2's order, with Share beside the hub it shares; `children` is the
 * button that opens it. Without billing nothing about plans and rewards is in it (decision D31).
 */
export function AccountMenu({
  hubPath,
  hubTitle,
  children,
}: {
  hubPath: string;
  /** What the hub is shared as, such as "Emma's Hub". */
  hubTitle: string;
  children: ReactElement;
}) {
  const { billing } = useConfig();
  const { onShare, fallback } = useShare(hubTitle, `${window.location.origin}${hubPath}`);
  return (
    <>
      <Menu
        position="bottom-end"
        width={240}
        shadow="sm"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>{children}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Item {...entry} component={Link} to="/" leftSection={<IconHome {...icon} />}>
            Homepage
          </Menu.Item>
          <Menu.Item
            {...entry}
            component={Link}
            to="/dashboard"
            leftSection={<IconLayoutDashboard {...icon} />}
          >
            Dashboard
          </Menu.Item>
          {billing && (
            <Menu.Item
              {...entry}
              component={Link}
              to="/referrals"
              leftSection={<IconUserHeart {...icon} />}
            >
              Invite Friends
            </Menu.Item>
          )}
          <Menu.Item
            {...entry}
            component="a"
            href={hubPath}
            target="_blank"
            rel="noopener"
            leftSection={<IconExternalLink {...icon} />}
          >
            View Public Hub
          </Menu.Item>
          <Menu.Item
            {...entry}
            leftSection={<IconShare2 {...icon} />}
            onClick={() => void onShare()}
          >
            Share
          </Menu.Item>
          {billing && (
            <Menu.Item
              {...entry}
              component={Link}
              to="/subscription"
              leftSection={<IconCreditCard {...icon} />}
            >
              Subscription
            </Menu.Item>
          )}
          <Menu.Item
            {...entry}
            component={Link}
            to="/settings"
            leftSection={<IconSettings {...icon} />}
          >
            Settings
          </Menu.Item>
          <PageEntry href="/api/auth/logout" name="Log Out" Icon={IconLogout} />
        </Menu.Dropdown>
      </Menu>
      {fallback}
    </>
  );
}

function PageEntry({ href, name, Icon }: { href: string; name: string; Icon: typeof IconHome }) {
  return (
    <Menu.Item {...entry} component="a" href={href} leftSection={<Icon {...icon} />}>
      {name}
    </Menu.Item>
  );
}

import { ActionIcon, Menu } from "@mantine/core";
import {
  IconCreditCard,
  IconExternalLink,
  IconHome,
  IconLayoutDashboard,
  IconLogout,
  IconMenu2,
  IconSettings,
  IconShare2,
  IconUserHeart,
} from "@tabler/icons-react";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { DropMenu } from "../../components/drop-menu.tsx";
import { useShare } from "../../components/share/use-share.tsx";
import { useConfig } from "../../use-config.ts";

const icon = { size: 18, stroke: 1.5, "aria-hidden": true } as const;

import { useHubLink } from "./use-hub-link.ts";

/**
 * The parent's menu (rule: dashboard-menu), with Share beside the hub it shares; `children` is another button to open
 * it. Without billing nothing about plans and rewards is in it (rule: billing-off).
 */
export function AccountMenu({
  hubPath,
  hubTitle,
  children,
}: {
  hubPath: string;
  /** What the hub is shared as, such as "Emma's Hub". */
  hubTitle: string;
  children?: ReactElement;
}) {
  const { billing } = useConfig();
  const { onShare, fallback } = useShare(hubTitle, useHubLink(hubPath));
  return (
    <>
      <DropMenu>
        <Menu.Target>
          {children ?? (
            <ActionIcon variant="default" size={44} aria-label="Menu">
              <IconMenu2 size={22} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          <PageEntry to="/" name="Homepage" Icon={IconHome} />
          <PageEntry to="/dashboard" name="Dashboard" Icon={IconLayoutDashboard} />
          {billing && <PageEntry to="/referrals" name="Invite Friends" Icon={IconUserHeart} />}
          <Menu.Item
            component="a"
            href={hubPath}
            target="_blank"
            rel="noopener"
            leftSection={<IconExternalLink {...icon} />}
          >
            View Public Hub
          </Menu.Item>
          <Menu.Item leftSection={<IconShare2 {...icon} />} onClick={() => void onShare()}>
            Share
          </Menu.Item>
          {billing && <PageEntry to="/subscription" name="Subscription" Icon={IconCreditCard} />}
          <PageEntry to="/settings" name="Settings" Icon={IconSettings} />
          <Menu.Item component="a" href="/api/auth/logout" leftSection={<IconLogout {...icon} />}>
            Log Out
          </Menu.Item>
        </Menu.Dropdown>
      </DropMenu>
      {fallback}
    </>
  );
}

type PageEntryProps = { to: LinkProps["to"]; name: string; Icon: typeof IconHome };

function PageEntry({ to, name, Icon }: PageEntryProps) {
  return (
    <Menu.Item component={Link} to={to} leftSection={<Icon {...icon} />}>
      {name}
    </Menu.Item>
  );
}

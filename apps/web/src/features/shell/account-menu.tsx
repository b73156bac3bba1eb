import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/dashboard/menu";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as frameWords from "@giftling/messages/pages/frame";
import { ActionIcon } from "@mantine/core";
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
import { Link } from "@tanstack/react-router";
import { DropdownMenu, type MenuButtonRenderer } from "../../components/dropdown-menu.tsx";
import { useConfig } from "../../page-context.ts";
import { finishDeletionsBeforeSignOut } from "../entries/pending-deletions.ts";

const icon = { size: 18, stroke: 1.5, "aria-hidden": true } as const;

const iconButton: MenuButtonRenderer = (props) => (
  <ActionIcon variant="default" size={44} aria-label={frameWords.menuAriaLabel()} {...props}>
    <IconMenu2 size={22} stroke={1.5} aria-hidden />
  </ActionIcon>
);

/**
 * Renders the menu with links to a parent's pages. Some links require billing or open sign-ups (rule: dashboard-menu).
 */
export function AccountMenu({
  hubPath,
  onShare,
  onSeen,
}: {
  hubPath: string;
  onShare: () => void;
  /** Called when the parent opens the hub from the menu. */
  onSeen?: () => void;
}) {
  const { billing, signUps } = useConfig();
  return (
    <DropdownMenu button={iconButton}>
      {(Menu) => (
        <>
          <Menu.Item component="a" href="/" leftSection={<IconHome {...icon} />}>
            {words.homepageLink()}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to="/dashboard"
            leftSection={<IconLayoutDashboard {...icon} />}
          >
            {frameWords.dashboardLink()}
          </Menu.Item>
          {billing && signUps === "open" && (
            <Menu.Item component={Link} to="/referrals" leftSection={<IconUserHeart {...icon} />}>
              {words.referralsLink()}
            </Menu.Item>
          )}
          <Menu.Item
            component="a"
            href={hubPath}
            target="_blank"
            rel="noopener"
            onClick={onSeen}
            leftSection={<IconExternalLink {...icon} />}
          >
            {words.viewHubLink()}
          </Menu.Item>
          <Menu.Item leftSection={<IconShare2 {...icon} />} onClick={onShare}>
            {commonWords.shareButton()}
          </Menu.Item>
          {billing && (
            <Menu.Item
              component={Link}
              to="/subscription"
              leftSection={<IconCreditCard {...icon} />}
            >
              {words.subscriptionLink()}
            </Menu.Item>
          )}
          <Menu.Item component={Link} to="/settings" leftSection={<IconSettings {...icon} />}>
            {words.settingsLink()}
          </Menu.Item>
          <Menu.Item
            component="a"
            href="/api/auth/logout"
            onClick={finishDeletionsBeforeSignOut}
            leftSection={<IconLogout {...icon} />}
          >
            {parentWords.signOutButton()}
          </Menu.Item>
        </>
      )}
    </DropdownMenu>
  );
}

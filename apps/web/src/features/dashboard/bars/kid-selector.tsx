import * as frameWords from "@giftling/messages/dashboard/frame";
import * as listWords from "@giftling/messages/entries/list";
import { UnstyledButton } from "@mantine/core";
import {
  IconArrowsSort,
  IconCheck,
  IconPencil,
  IconPlus,
  IconSelector,
  IconTrash,
} from "@tabler/icons-react";
import { DropdownMenu } from "../../../components/dropdown-menu.tsx";
import { Avatar } from "../../../components/picture/avatar.tsx";
import type { KidDialogs } from "../../kids/dialogs/use-kid-dialogs.ts";
import { useDashboard } from "../dashboard-context.ts";
import classes from "./kid-selector.module.css";

const icon = { size: 18, stroke: 1.5, "aria-hidden": true } as const;

/** Renders the menu that selects a kid and contains the actions on kids (rule: dashboard-menu). */
export function KidSelector({ dialogs }: { dialogs: KidDialogs }) {
  const { kids, kid, onSelectKid } = useDashboard();
  return (
    <DropdownMenu
      width={260}
      button={(props) => (
        <UnstyledButton
          className={classes.button}
          aria-label={frameWords.kidSelectorAriaLabel(kid.firstName)}
          {...props}
        >
          <Avatar name={kid.firstName} src={kid.avatarUrl} size={36} />
          <span className={classes.name}>{kid.firstName}</span>
          <IconSelector size={18} stroke={1.5} aria-hidden className={classes.icon} />
        </UnstyledButton>
      )}
    >
      {(Menu) => (
        <>
          {kids.map((other) => (
            <Menu.Item
              key={other.id}
              className={classes.entry}
              aria-current={other.id === kid.id}
              leftSection={<Avatar name={other.firstName} src={other.avatarUrl} size={32} />}
              rightSection={
                other.id === kid.id ? <IconCheck size={18} stroke={1.5} aria-hidden /> : null
              }
              onClick={() => onSelectKid(other.id)}
            >
              <span className={classes.choice}>{other.firstName}</span>
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconPlus {...icon} />} onClick={dialogs.add}>
            {frameWords.newKidTitle()}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={dialogs.edit}>
            {frameWords.editProfileTitle()}
          </Menu.Item>
          {kids.length > 1 && (
            <Menu.Item leftSection={<IconArrowsSort {...icon} />} onClick={dialogs.order}>
              {listWords.reorderButton()}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item c="dimmed" leftSection={<IconTrash {...icon} />} onClick={dialogs.remove}>
            <span className={classes.choice}>{frameWords.deleteKidButton(kid.firstName)}</span>
          </Menu.Item>
        </>
      )}
    </DropdownMenu>
  );
}

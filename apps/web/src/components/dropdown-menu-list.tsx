import "../styles/mantine.css";
import { Menu, type MenuProps } from "@mantine/core";
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from "react";
import { useDelayedOpen } from "./dialog/use-delayed-open.ts";
import classes from "./dropdown-menu.module.css";

export type DropdownMenuListProps = Pick<MenuProps, "width" | "position" | "withinPortal"> & {
  /** ID of the button that opens and labels the menu. */
  id: string;
  button: RefObject<HTMLElement | null>;
  opened: boolean;
  onClose: () => void;
  children: (menu: typeof Menu) => ReactNode;
};

/**
 * Renders the list of a `DropdownMenu`, aligned with the end of the menu's button. `hideDetached` is off, because
 * Mantine would otherwise hide the list when the button appears clipped.
 */
export default function DropdownMenuList({
  button,
  opened,
  onClose,
  children,
  ...props
}: DropdownMenuListProps) {
  return (
    <Menu
      position="bottom-end"
      width={240}
      shadow="sm"
      hideDetached={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={classes}
      opened={useDelayedOpen(opened)}
      onClose={onClose}
      {...props}
    >
      <Menu.Target>
        <MenuTarget of={button} />
      </Menu.Target>
      {/* Focuses the button before an entry's action, because the entry disappears and a dialog restores the focus. */}
      <Menu.Dropdown onClickCapture={() => button.current?.focus({ preventScroll: true })}>
        {children(Menu)}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Passes the button of a `DropdownMenu` to Mantine as the menu's target. Renders nothing. */
function MenuTarget({
  of,
  ref,
}: {
  of: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => of.current, [of]);
  return null;
}

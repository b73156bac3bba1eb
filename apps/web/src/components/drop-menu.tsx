import { Menu, type MenuProps } from "@mantine/core";
import classes from "./drop-menu.module.css";

/**
 * The one look of a menu: under the end of its button, with entries that a finger hits. Whoever opened it sees its button;
 * what only seems to be cut off must not hide it.
 */
export function DropMenu(props: MenuProps) {
  return (
    <Menu
      position="bottom-end"
      width={240}
      shadow="sm"
      hideDetached={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={classes}
      {...props}
    />
  );
}

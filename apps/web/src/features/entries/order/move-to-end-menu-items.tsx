import * as words from "@giftling/messages/entries/list";
import type { Menu as MantineMenu } from "@mantine/core";
import { IconArrowBarToDown, IconArrowBarToUp } from "@tabler/icons-react";

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/**
 * Functions that move a row to the start or the end of its list. If a function is undefined, its menu entry is hidden.
 */
export type RowMoveActions = { toTop?: (() => void) | undefined; toEnd?: (() => void) | undefined };

/** Renders the menu entries that move a row to the start or the end of its list (rule: own-order). */
export function MoveToEndMenuItems({
  Menu,
  toTop,
  toEnd,
}: RowMoveActions & { Menu: typeof MantineMenu }) {
  return (
    <>
      {toTop && (
        <Menu.Item leftSection={<IconArrowBarToUp {...icon} />} onClick={toTop}>
          {words.moveToTopButton()}
        </Menu.Item>
      )}
      {toEnd && (
        <Menu.Item leftSection={<IconArrowBarToDown {...icon} />} onClick={toEnd}>
          {words.moveToEndButton()}
        </Menu.Item>
      )}
    </>
  );
}

import * as words from "@giftling/messages/entries/list";
import type { Menu as MantineMenu } from "@mantine/core";
import { IconArrowBarToDown, IconArrowBarToUp } from "@tabler/icons-react";

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/** What a row's menu has of its place in the list. */
export type RowMoves = { toTop?: (() => void) | undefined; toEnd?: (() => void) | undefined };

/** The way to either end of a list, in a row's menu (rule: own-order). */
export function EndsItems({ Menu, toTop, toEnd }: RowMoves & { Menu: typeof MantineMenu }) {
  return (
    <>
      {toTop && (
        <Menu.Item leftSection={<IconArrowBarToUp {...icon} />} onClick={toTop}>
          {words.moveToTop()}
        </Menu.Item>
      )}
      {toEnd && (
        <Menu.Item leftSection={<IconArrowBarToDown {...icon} />} onClick={toEnd}>
          {words.moveToEnd()}
        </Menu.Item>
      )}
    </>
  );
}

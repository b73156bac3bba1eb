import * as frameWords from "@giftling/messages/dashboard/frame";
import {
  IconCash,
  IconClipboardList,
  IconGift,
  IconGiftCard,
  IconLink,
  IconNotebook,
} from "@tabler/icons-react";
import { useRef } from "react";
import { DropdownMenu, type MenuButtonRenderer } from "../../../components/dropdown-menu.tsx";
import type { EntryType } from "../../entries/entry-drafts.ts";
import { useDashboard } from "../dashboard-context.ts";
import classes from "./add-menu.module.css";

const ICONS: Readonly<Record<EntryType, typeof IconGift>> = {
  gift: IconGift,
  update: IconNotebook,
  money: IconCash,
  "other-gift": IconGiftCard,
  payment: IconLink,
  registry: IconClipboardList,
};

/** Types of entries in the order of the Add menu, with their icons. */
export const ADD_MENU_ENTRIES = Object.entries(ICONS) as [EntryType, typeof IconGift][];

/** Renders the Add menu, which is available on every dashboard page (rule: dashboard-add). */
export function AddMenu({
  position,
  button,
}: {
  position: "top" | "right-start";
  button: MenuButtonRenderer;
}) {
  const { add } = useDashboard();
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.anchor}>
      <DropdownMenu position={position} button={button} buttonRef={ref}>
        {(Menu) =>
          ADD_MENU_ENTRIES.map(([what, Icon]) => (
            <Menu.Item
              key={what}
              leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
              onClick={() => {
                // Moves the focus to the button, to which the dialog later restores the focus.
                ref.current?.focus();
                add(what);
              }}
            >
              {frameWords.getAddMenuItemLabel(what)}
            </Menu.Item>
          ))
        }
      </DropdownMenu>
    </div>
  );
}

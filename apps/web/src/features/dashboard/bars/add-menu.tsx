import { getLinkName, LINK_KINDS, type LinkName } from "@giftling/domain";
import * as frameWords from "@giftling/messages/dashboard/frame";
import { IconCash, IconGift, IconGiftCard, IconNotebook } from "@tabler/icons-react";
import { DropdownMenu, type MenuButtonRenderer } from "../../../components/dropdown-menu.tsx";
import { ENTRY_TYPES, type EntryType } from "../../entries/entry-drafts.ts";
import { LINK_COMPONENTS } from "../../links/link-components.ts";
import { useDashboard } from "../dashboard-context.ts";
import classes from "./add-menu.module.css";

const ICONS = {
  gift: IconGift,
  update: IconNotebook,
  money: IconCash,
  "other-gift": IconGiftCard,
  ...(Object.fromEntries(
    LINK_KINDS.map((kind) => [getLinkName(kind), LINK_COMPONENTS[kind].Icon]),
  ) as Record<LinkName, typeof IconGift>),
} satisfies Record<EntryType, typeof IconGift>;

/** Renders the Add menu, which is available on every dashboard page (rule: dashboard-add). */
export function AddMenu({
  position,
  button,
}: {
  position: "top" | "right-start";
  button: MenuButtonRenderer;
}) {
  const { add } = useDashboard();
  return (
    <div className={classes.anchor}>
      <DropdownMenu position={position} button={button}>
        {(Menu) =>
          ENTRY_TYPES.map((what) => {
            const Icon = ICONS[what];
            return (
              <Menu.Item
                key={what}
                leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
                onClick={() => add(what)}
              >
                {frameWords.getAddMenuItemLabel(what)}
              </Menu.Item>
            );
          })
        }
      </DropdownMenu>
    </div>
  );
}

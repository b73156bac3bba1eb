import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { lazyPopup } from "./dialog/lazy-popup.tsx";
import type { DropMenuListProps } from "./drop-menu-list.tsx";
import { whenIdle } from "./loading/when-idle.ts";

const DropMenuList = lazyPopup(() => import("./drop-menu-list.tsx"), whenIdle);

type MenuButtonProps = {
  id: string;
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
};

/** Draws the button of a menu with what it needs. */
export type MenuButton = (props: MenuButtonProps) => ReactNode;

/**
 * A menu, under the end of its button unless `position` says otherwise. The list is loaded when the page is idle, and made when the menu is first opened:
 * there may be one in every row. `button` stays the same element throughout, so that a press before that is not lost.
 * `children` draws the entries; only then is there the library's `Menu` to draw them with.
 */
export function DropMenu({
  button,
  buttonRef,
  ...list
}: Pick<DropMenuListProps, "width" | "position" | "withinPortal" | "children"> & {
  button: MenuButton;
  /** For who gives the focus to the button. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
}) {
  const id = useId();
  const ownRef = useRef<HTMLButtonElement>(null);
  const ref = buttonRef ?? ownRef;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {button({
        id,
        ref,
        onClick: () => setOpen(!isOpen),
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? `${id}-dropdown` : undefined,
      })}
      <DropMenuList {...list} id={id} button={ref} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

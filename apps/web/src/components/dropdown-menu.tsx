import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { createLazyPopup } from "./dialog/lazy-popup.tsx";
import type { DropdownMenuListProps } from "./dropdown-menu-list.tsx";
import { runWhenIdle } from "./loading/run-when-idle.ts";

const DropMenuList = createLazyPopup(() => import("./dropdown-menu-list.tsx"), runWhenIdle);

type MenuButtonProps = {
  id: string;
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
};

export type MenuButtonRenderer = (props: MenuButtonProps) => ReactNode;

/**
 * Renders a menu, by default aligned with the end of the menu's button. The list is loaded when the browser is idle and
 * rendered on the first opening. The button's element is never replaced, so that an early press is not lost. `children`
 * renders the entries with Mantine's `Menu`.
 */
export function DropdownMenu({
  button,
  buttonRef,
  ...list
}: Pick<DropdownMenuListProps, "width" | "position" | "withinPortal" | "children"> & {
  button: MenuButtonRenderer;
  /** Ref to the menu's button, for focusing the button. */
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

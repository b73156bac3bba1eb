import * as priorityWords from "@giftling/messages/dashboard/priorities";
import * as words from "@giftling/messages/entries/list";
import { ActionIcon } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDots, IconPencil, IconStar, IconStarFilled, IconTrash } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Button } from "../../components/button.tsx";
import { DropdownMenu } from "../../components/dropdown-menu.tsx";
import { MoveToEndMenuItems, type RowMoveActions } from "./order/move-to-end-menu-items.tsx";
import { PriorityStar } from "./priorities/priority-star.tsx";
import type { PriorityToggle } from "./priorities/use-priority-toggle.ts";
import rows from "./rows.module.css";
import type { UndoableDelete } from "./use-undoable-delete.ts";

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/** Action on a list row. The action's button shows the label if there is enough space. */
type Action<Args extends unknown[] = []> = {
  label: string;
  icon: ReactNode;
  onClick: (...args: Args) => void;
};

type ActionsProps = {
  name: string;
  action: Action<[pressed: HTMLElement | null]> | undefined;
  more: readonly Action[];
  onEdit: (() => void) | undefined;
  onDelete: () => void;
  moves: RowMoveActions;
  priority: PriorityToggle | undefined;
  /** Ref to the button that receives the focus when Undo restores the row. */
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * Renders an entry's actions as buttons, or as one menu if the screen is narrow or `isQuiet` is set. Without `onEdit`,
 * the entry cannot be edited. With `priority`, the entry can be added to the Top 3 (rule: priority-rows).
 */
export function EntryActions({
  id,
  name,
  deletion,
  onEdit,
  action,
  more = [],
  moves = {},
  priority,
  isQuiet = false,
}: {
  id: string;
  name: string;
  deletion: UndoableDelete;
  onEdit?: (() => void) | undefined;
  action?: Action;
  /** Actions that have a menu entry but no button. */
  more?: readonly Action[];
  moves?: RowMoveActions;
  priority?: PriorityToggle | undefined;
  isQuiet?: boolean;
}) {
  const isNarrow = useMediaQuery("(max-width: 39.99em)", false, { getInitialValueInEffect: false });
  const button = useRef<HTMLButtonElement>(null);
  const isRestored = deletion.restored === id;
  useEffect(() => {
    if (isRestored) button.current?.focus({ preventScroll: true });
  }, [isRestored]);
  const keepFocus = useFocusAfterMove(action?.label);
  const Actions = isNarrow || isQuiet ? ActionMenu : ActionButtons;
  return (
    <Actions
      name={name}
      action={
        action && {
          ...action,
          onClick: (pressed) => {
            keepFocus(pressed);
            action.onClick();
          },
        }
      }
      more={more}
      onEdit={onEdit}
      onDelete={() => deletion.ask(id)}
      moves={moves}
      priority={priority}
      button={button}
    />
  );
}

/**
 * Returns a function that records the pressed button. If the button's action moves the list row around the button, the
 * button receives the focus again.
 */
function useFocusAfterMove(label: string | undefined): (pressed: HTMLElement | null) => void {
  const pressed = useRef<HTMLElement>(null);
  const shown = useRef(label);
  useEffect(() => {
    if (shown.current === label) return;
    shown.current = label;
    if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
  });
  return (button) => {
    pressed.current = button;
  };
}

function ActionButtons({ name, action, onEdit, onDelete, priority, button }: ActionsProps) {
  return (
    <div className={rows.entryActions}>
      {priority && <PriorityStar name={name} {...priority} />}
      {action && (
        <Button
          variant="default"
          size="sm"
          onClick={(event) => action.onClick(event.currentTarget)}
          aria-label={`${action.label}: ${name}`}
        >
          {action.label}
        </Button>
      )}
      {onEdit && (
        <ActionIcon aria-label={words.editAriaLabel(name)} onClick={onEdit}>
          <IconPencil {...icon} />
        </ActionIcon>
      )}
      <ActionIcon ref={button} aria-label={words.deleteAriaLabel(name)} onClick={onDelete}>
        <IconTrash {...icon} />
      </ActionIcon>
    </div>
  );
}

function ActionMenu({
  name,
  action,
  more,
  onEdit,
  onDelete,
  moves,
  priority,
  button,
}: ActionsProps) {
  const Star = priority?.isOn ? IconStarFilled : IconStar;
  return (
    <div className={rows.entryActions}>
      <DropdownMenu
        withinPortal
        buttonRef={button}
        button={(props) => (
          <>
            {priority?.isOn && (
              <IconStarFilled size={18} role="img" aria-label={priorityWords.priorityStatus()} />
            )}
            <ActionIcon aria-label={words.optionsAriaLabel(name)} {...props}>
              <IconDots {...icon} />
            </ActionIcon>
          </>
        )}
      >
        {(Menu) => (
          <>
            {action && (
              <Menu.Item leftSection={action.icon} onClick={() => action.onClick(button.current)}>
                {action.label}
              </Menu.Item>
            )}
            {onEdit && (
              <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
                {words.editButton()}
              </Menu.Item>
            )}
            {priority && (
              <Menu.Item
                leftSection={<Star {...icon} stroke={priority.isOn ? 0 : 1.5} />}
                onClick={priority.toggle}
              >
                {priority.isOn
                  ? priorityWords.removeFromPrioritiesButton()
                  : priorityWords.addToPrioritiesButton()}
              </Menu.Item>
            )}
            {more.map(({ label, icon: sign, onClick }) => (
              <Menu.Item key={label} leftSection={sign} onClick={onClick}>
                {label}
              </Menu.Item>
            ))}
            <MoveToEndMenuItems Menu={Menu} toTop={moves.toTop} toEnd={moves.toEnd} />
            <Menu.Divider />
            <Menu.Item c="dimmed" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
              {words.deleteButton()}
            </Menu.Item>
          </>
        )}
      </DropdownMenu>
    </div>
  );
}

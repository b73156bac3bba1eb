import { addButton } from "@giftling/messages/dashboard/frame";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import classes from "./section.module.css";

/**
 * Renders the actions of a shortened section: the link to the whole list, and the Add button. On phones, Add is an icon
 * (rule: dashboard-sections).
 */
export function ShortSectionActions({
  addLabel,
  onAdd,
  children,
}: {
  addLabel: string;
  onAdd: () => void;
  children: ReactNode;
}) {
  return (
    <div className={classes.actions}>
      {children}
      <Button
        variant="default"
        size="sm"
        className={classes.add}
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        aria-label={addLabel}
        onClick={onAdd}
      >
        {addButton()}
      </Button>
    </div>
  );
}

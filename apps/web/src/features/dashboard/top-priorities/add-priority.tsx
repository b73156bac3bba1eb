import type { PriorityCandidate } from "@giftling/domain";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { IconPlus } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { DropdownMenu } from "../../../components/drop-menu.tsx";
import classes from "./top-priorities.module.css";

/** Renders the menu of the links and activities that can become a priority (rule: slot-candidates). */
export function AddPriorityMenu({
  candidates,
  onAdd,
}: {
  candidates: readonly PriorityCandidate[];
  onAdd: (candidate: PriorityCandidate) => void;
}) {
  if (candidates.length === 0) return null;
  return (
    <DropdownMenu
      width="max-content"
      button={(props) => (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
          {...props}
        >
          {priorityWords.addPriorityButton()}
        </Button>
      )}
    >
      {(Menu) =>
        candidates.map((candidate) => (
          <Menu.Item
            key={candidate.id}
            className={classes.candidate}
            onClick={(event) => {
              // The pressed entry disappears. With the last free slot, the button disappears too.
              event.currentTarget.closest("section")?.querySelector("h2")?.focus();
              onAdd(candidate);
            }}
          >
            {candidate.title}
          </Menu.Item>
        ))
      }
    </DropdownMenu>
  );
}

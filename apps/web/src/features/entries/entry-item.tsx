import * as commonWords from "@giftling/messages/common";
import * as listWords from "@giftling/messages/entries/list";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../../components/button.tsx";
import rows from "./rows.module.css";
import type { UndoableDelete } from "./use-undoable-delete.ts";

/** Renders an entry of a section's list. While the entry's deletion can be undone, renders an Undo button instead. */
export function EntryItem({
  id,
  name,
  className,
  deletion,
  children,
}: {
  id: string;
  name: string;
  className: string | undefined;
  deletion: UndoableDelete;
  children: ReactNode;
}) {
  const state = deletion.leaving[id];
  if (state === "sent") return null;
  return (
    <li className={className} data-entry={id}>
      {state === "undoable" ? (
        <UndoLine id={id} name={name} onUndo={() => deletion.undo(id)} />
      ) : (
        children
      )}
    </li>
  );
}

function UndoLine({ id, name, onUndo }: { id: string; name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  // Focuses Undo, because the pressed Delete button was removed.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={rows.undo}>
      <p className={rows.undoText} id={textId}>
        {listWords.entryDeletedStatus(name)}
      </p>
      <Button
        ref={button}
        data-undo={id}
        variant="default"
        size="sm"
        aria-label={listWords.undoAriaLabel(name)}
        aria-describedby={textId}
        onClick={onUndo}
      >
        {commonWords.undoButton()}
      </Button>
    </div>
  );
}

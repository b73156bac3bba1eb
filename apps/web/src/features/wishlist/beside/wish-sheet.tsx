import "../../../styles/mantine.css";
import { Modal } from "@mantine/core";
import { useRef, useState } from "react";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import { Mantine } from "../../../components/mantine.tsx";
import { findPickButton } from "./use-list-keys.ts";
import classes from "./wish-detail.module.css";
import { chosenRow, getEdit, type WishDetailProps } from "./wish-detail.tsx";
import { WishFacts } from "./wish-facts.tsx";

/** Renders the wish detail in a sheet over the list, on a narrow screen (rule: wish-detail). */
export function WishSheet(props: Omit<WishDetailProps, "star">) {
  const { selection, kidId, marks } = props;
  const chosen = chosenRow(props);
  const [row, setRow] = useState(chosen);
  if (chosen !== undefined && chosen !== row) setRow(chosen);
  const next = useRef<(() => void) | null>(null);
  const close = () => selection.choose(null, { isStep: true });
  // A dialog opens only after the sheet is closed and the row of the wish has the focus again.
  const closeAnd = (then: () => void) => () => {
    next.current = then;
    close();
  };
  const edit = row && getEdit(row);
  return (
    <Mantine>
      <Modal
        opened={useLateOpen(chosen !== undefined)}
        onClose={close}
        onExitTransitionEnd={() => {
          const then = next.current;
          next.current = null;
          if (then === null) return;
          // When the dialog closes, it returns the focus to the element that is focused now.
          if (row) findPickButton(row.entry.id)?.focus();
          then();
        }}
        title={row?.entry.name}
      >
        {row && (
          <div className={classes.detail}>
            <WishFacts
              item={row.entry}
              kidId={kidId}
              marks={marks}
              onEdit={edit && closeAnd(edit)}
              onDelete={closeAnd(() => row.deletion.ask(row.entry.id))}
            />
          </div>
        )}
      </Modal>
    </Mantine>
  );
}

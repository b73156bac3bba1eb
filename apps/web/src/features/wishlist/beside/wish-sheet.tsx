import "../../../styles/mantine.css";
import { Modal } from "@mantine/core";
import { useRef, useState } from "react";
import { useDelayedOpen } from "../../../components/dialog/use-late-open.ts";
import { AppMantineProvider } from "../../../components/mantine.tsx";
import { findSelectButton } from "./use-list-keys.ts";
import classes from "./wish-detail.module.css";
import { findSelectedRow, getEditAction, type WishDetailProps } from "./wish-detail.tsx";
import { WishDetailContent } from "./wish-facts.tsx";

/** Renders the wish detail in a sheet over the list, on a narrow screen (rule: wish-detail). */
export function WishDetailSheet(props: Omit<WishDetailProps, "star">) {
  const { selection, kidId, marks } = props;
  const chosen = findSelectedRow(props);
  const [row, setRow] = useState(chosen);
  if (chosen !== undefined && chosen !== row) setRow(chosen);
  const next = useRef<(() => void) | null>(null);
  const close = () => selection.choose(null, { isStep: true });
  // A dialog opens only after the sheet is closed and the row of the wish has the focus again.
  const closeAnd = (then: () => void) => () => {
    next.current = then;
    close();
  };
  const edit = row && getEditAction(row);
  return (
    <AppMantineProvider>
      <Modal
        opened={useDelayedOpen(chosen !== undefined)}
        onClose={close}
        onExitTransitionEnd={() => {
          const then = next.current;
          next.current = null;
          if (then === null) return;
          // When the dialog closes, it returns the focus to the element that is focused now.
          if (row) findSelectButton(row.entry.id)?.focus();
          then();
        }}
        title={row?.entry.name}
      >
        {row && (
          <div className={classes.detail}>
            <WishDetailContent
              item={row.entry}
              kidId={kidId}
              marks={marks}
              onEdit={edit && closeAnd(edit)}
              onDelete={closeAnd(() => row.deletion.ask(row.entry.id))}
            />
          </div>
        )}
      </Modal>
    </AppMantineProvider>
  );
}

import * as words from "@giftling/messages/entries/list";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/button.tsx";
import rows from "./rows.module.css";

/** Renders a button that expands a list to all rows or collapses it to the first rows. */
export function ShowAllButton({
  isWhole,
  total,
  onToggle,
}: {
  isWhole: boolean;
  total: number;
  onToggle: () => void;
}) {
  return (
    <Button variant="subtle" aria-expanded={isWhole} onClick={onToggle}>
      {isWhole ? words.showFewerButton() : words.showAllButton(total)}
    </Button>
  );
}

/** Renders the first `most` rows of a list and a button that shows all rows. */
export function ExpandableRows<Row>({
  all,
  most,
  children,
}: {
  all: readonly Row[];
  most: number;
  children: (row: Row) => ReactNode;
}) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul className={rows.list}>{(isWhole ? all : all.slice(0, most)).map(children)}</ul>
      {all.length > most && (
        <div className={rows.more}>
          <ShowAllButton isWhole={isWhole} total={all.length} onToggle={() => setWhole(!isWhole)} />
        </div>
      )}
    </>
  );
}

import { type ReactNode, useState } from "react";
import { ShowAllButton } from "../../components/show-all-button.tsx";
import rows from "./rows.module.css";

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
          <ShowAllButton isWhole={isWhole} total={all.length} onToggle={setWhole} />
        </div>
      )}
    </>
  );
}

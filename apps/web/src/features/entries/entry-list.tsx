import { type ReactNode, useState } from "react";
import rows from "./rows.module.css";

/** The rows of a section in short. */
export const IN_SHORT = 3;

/** From a section in short to the whole, by the number of its entries. */
export type SeeAll = (count: number) => ReactNode;

/** Which entries are done with: they stand folded below the others, in groups. */
export type Fold<View> = {
  has: (entry: View) => boolean;
  groups: readonly {
    has: (entry: View) => boolean;
    label: (count: number) => string;
    /** What can be done to all of its entries. */
    action?: (entries: readonly View[]) => ReactNode;
  }[];
};

/**
 * The rows of a section: the first of them and the one just added, with a link to all (rule: written-rows), or all of them with
 * those folded that are done with.
 */
export function EntryList<View extends { id: string }>({
  entries,
  className,
  seeAll,
  fold,
  children,
}: {
  entries: readonly View[];
  className: string | undefined;
  seeAll: SeeAll | undefined;
  fold: Fold<View> | undefined;
  children: (entry: View) => ReactNode;
}) {
  const [atFirst] = useState(() => new Set(entries.map(({ id }) => id)));
  if (seeAll) {
    // What was added here is in sight, wherever the whole list has it.
    const added = entries.findLast(({ id }) => !atFirst.has(id));
    const isShown = (entry: View, at: number) => at < IN_SHORT || entry === added;
    return (
      <>
        <ul className={className}>{entries.filter(isShown).map(children)}</ul>
        {entries.length > IN_SHORT && <div className={rows.more}>{seeAll(entries.length)}</div>}
      </>
    );
  }
  const shown = entries.filter((entry) => !fold?.has(entry));
  const folded = (fold?.groups ?? []).map((group) => ({ ...group, of: entries.filter(group.has) }));
  return (
    <>
      {shown.length > 0 && <ul className={className}>{shown.map(children)}</ul>}
      {folded.map(
        ({ label, action, of }, at) =>
          of.length > 0 && (
            <details key={at} className={rows.fold} open={shown.length === 0}>
              <summary>{label(of.length)}</summary>
              {action?.(of)}
              <ul className={className}>{of.map(children)}</ul>
            </details>
          ),
      )}
    </>
  );
}

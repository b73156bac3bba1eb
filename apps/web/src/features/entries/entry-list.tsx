import { type ReactNode, useState } from "react";
import rows from "./rows.module.css";

/** Number of rows in a section's shortened list. */
export const SHORTENED_LIST_LENGTH = 2;

/** Groups of entries that are collapsed below the other entries, such as finished wishes. */
export type CollapsedEntryGroups<View> = {
  has: (entry: View) => boolean;
  groups: readonly {
    has: (entry: View) => boolean;
    label: (count: number) => string;
    /** Renders a control that applies to all entries of a collapsed group. */
    action?: (entries: readonly View[]) => ReactNode;
  }[];
};

/**
 * Renders a list of entries. A short list shows the first entries and the most recently added entry. A full list shows
 * all entries, with collapsed groups (rule: written-rows).
 */
export function EntryList<View extends { id: string }>({
  entries,
  className,
  isShort,
  fold,
  children,
}: {
  entries: readonly View[];
  className: string | undefined;
  isShort: boolean;
  fold: CollapsedEntryGroups<View> | undefined;
  children: (entry: View) => ReactNode;
}) {
  const [atFirst] = useState(() => new Set(entries.map(({ id }) => id)));
  if (isShort) {
    // The most recently added entry stays visible at any position in the list.
    const added = entries.findLast(({ id }) => !atFirst.has(id));
    const isShown = (entry: View, at: number) => at < SHORTENED_LIST_LENGTH || entry === added;
    return <ul className={className}>{entries.filter(isShown).map(children)}</ul>;
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

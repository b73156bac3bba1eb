import { IconPlus } from "@tabler/icons-react";
import type { ComponentProps, FunctionComponent, ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/loading/empty-state.tsx";
import { DashboardSection } from "./dashboard-section.tsx";
import type { EntryDialogsProps } from "./entry-dialogs.tsx";
import { type CollapsedEntryGroups, EntryList } from "./entry-list.tsx";
import { type EntryMutations, ensureEntryDeleted } from "./lists/list-cache.ts";
import type { RowMoveActions } from "./order/move-to-end-menu-items.tsx";
import { type EntryOrderingOptions, useEntryOrdering } from "./order/use-entry-ordering.tsx";
import rows from "./rows.module.css";
import section from "./section.module.css";
import type { EntryListPath } from "./section-page-link.tsx";
import { ShortenedSectionActions } from "./shortened-section-actions.tsx";
import { useEntryDialogs } from "./use-entry-dialogs.ts";
import { type UndoableDelete, useUndoableDelete } from "./use-undoable-delete.ts";

export type EntryRowProps<View> = {
  entry: View;
  deletion: UndoableDelete;
  onEdit: () => void;
  moves: RowMoveActions;
};

/** Kid that a section or dialog is about. */
export type KidProps = { kidId: string; firstName: string };

export type EntrySectionProps = KidProps & {
  /** Opens the Add dialog of the dashboard. If omitted, the section opens its own Add dialog. */
  onAdd?: (() => void) | undefined;
  /** Page that lists all entries. If set, the section shows a shortened list with a link to the page. */
  seeAll?: EntryListPath | undefined;
};

/**
 * Renders a section with entries of one kind: the rows or an empty state, the dialogs that add and edit an entry, and
 * deletion with undo. Deletions are sent to `/api/{path}/{id}`. With `order`, the list can be sorted. `beside` is
 * rendered after the section (rule: dashboard-sections).
 */
export function EntrySection<View extends { id: string }, New extends object, Edit>({
  id,
  title,
  query,
  skeletonRows = 2,
  addLabel,
  Dialogs,
  kidId,
  firstName,
  writes,
  path,
  empty,
  listClass = rows.list,
  onAdd,
  seeAll,
  seeAllLabel,
  fold,
  order,
  above,
  below,
  beside,
  children,
}: EntrySectionProps & {
  id: string;
  title: string;
  query: ComponentProps<typeof DashboardSection<View[]>>["query"];
  skeletonRows?: number;
  addLabel: string;
  /** Returns the accessible name of the link to all entries. `count` is the number of all entries. */
  seeAllLabel?: (count: number) => string;
  Dialogs: FunctionComponent<EntryDialogsProps<NoInfer<View>, New, Edit>>;
  writes: EntryMutations<View, New, Edit>;
  path: string;
  empty: { title: string; message: string; picture?: ReactNode };
  listClass?: string | undefined;
  fold?: CollapsedEntryGroups<View>;
  order?: EntryOrderingOptions<View>;
  above?: ReactNode;
  below?: ReactNode;
  beside?: (rowOf: (entry: View) => EntryRowProps<View>) => ReactNode;
  children: (row: EntryRowProps<View>) => ReactNode;
}) {
  const dialogs = useEntryDialogs<View>();
  const deletion = useUndoableDelete({
    remove: (entryId) => ensureEntryDeleted(() => writes.remove.mutateAsync({ id: entryId })),
    path: (entryId) => `/api/${path}/${entryId}`,
  });
  const add = onAdd ?? dialogs.add;
  const ordering = useEntryOrdering(
    seeAll ? undefined : order,
    (query.data ?? []).filter((entry) => !(fold?.has(entry) || deletion.leaving[entry.id])),
  );
  const rowOf = (entry: View) => ({
    entry,
    deletion,
    onEdit: () => dialogs.edit(entry),
    moves: ordering.movesOf(entry),
  });
  return (
    <>
      <DashboardSection
        id={id}
        title={title}
        query={query}
        skeletonRows={skeletonRows}
        lead={seeAll && query.data?.length === 0 && empty.title}
        isShort={seeAll !== undefined}
        action={
          seeAll ? (
            <ShortenedSectionActions
              kidId={kidId}
              count={query.data?.length}
              seeAll={seeAll}
              seeAllLabel={seeAllLabel}
              addLabel={addLabel}
              onAdd={add}
            />
          ) : (
            query.data?.length !== 0 && (
              <div className={section.actions}>
                {ordering.button}
                {!ordering.isOrdering && (
                  <Button
                    variant="default"
                    leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
                    onClick={add}
                  >
                    {addLabel}
                  </Button>
                )}
              </div>
            )
          )
        }
      >
        {(entries) => (
          <>
            {above}
            {entries.length === 0 && !seeAll && (
              <EmptyState {...empty} action={<Button onClick={add}>{addLabel}</Button>} />
            )}
            {entries.length > 0 && (
              <>
                {!ordering.isOrdering && (
                  <EntryList
                    entries={entries}
                    className={listClass}
                    isShort={seeAll !== undefined}
                    fold={fold}
                  >
                    {(entry) => children(rowOf(entry))}
                  </EntryList>
                )}
                {ordering.list}
              </>
            )}
            {/* The position is the same with and without entries, so that React preserves the state. */}
            {below}
          </>
        )}
      </DashboardSection>
      {beside?.(rowOf)}
      <Dialogs
        kidId={kidId}
        firstName={firstName}
        writes={writes}
        opened={dialogs.opened}
        edited={dialogs.edited}
        onClose={dialogs.close}
      />
    </>
  );
}

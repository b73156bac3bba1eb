import { IconPlus } from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/loading/empty-state.tsx";
import type { Write } from "../../trpc.ts";
import { AddEntryDialog, EditEntryDialog, type EntryKind } from "./entry-dialogs.tsx";
import { ensureDeleted } from "./list-cache.ts";
import rows from "./rows.module.css";
import { Section } from "./section.tsx";
import { useEntryDialogs } from "./use-entry-dialogs.ts";
import { type UndoableDelete, useUndoableDelete } from "./use-undoable-delete.ts";

/** What can be done to a list; each write changes exactly what it wrote (rule: client-cache). */
export type EntryWrites<New, Edit> = {
  add: Write<New>;
  edit: Write<Edit>;
  remove: Write<{ id: string }>;
};

/** What a row needs to be edited and deleted. */
export type EntryRowProps<View> = {
  entry: View;
  deletion: UndoableDelete;
  onEdit: () => void;
};

/**
 * A section that lists entries of one kind: empty state, rows, the two dialogs, and deleting with undo
 * (rule: dashboard-sections). `path` is the address that a deletion has when the page closes. With `onAdd`, the dialog for a
 * new entry is the page's own.
 */
export function EntrySection<
  View extends { id: string },
  Values extends object,
  New extends object,
  Edit,
>({
  id,
  title,
  query,
  skeletonRows = 2,
  kind,
  kidId,
  firstName,
  writes,
  path,
  empty,
  listClass = rows.list,
  onAdd,
  children,
}: {
  id: string;
  title: string;
  query: ComponentProps<typeof Section<View[]>>["query"];
  skeletonRows?: number;
  kind: EntryKind<View, Values, New, Edit>;
  kidId: string;
  firstName: string;
  writes: EntryWrites<New, Edit>;
  path: string;
  empty: { title: string; message: string; picture?: ReactNode };
  listClass?: string | undefined;
  onAdd?: () => void;
  children: (row: EntryRowProps<View>) => ReactNode;
}) {
  const dialogs = useEntryDialogs<View>();
  const deletion = useUndoableDelete({
    remove: (entryId) => ensureDeleted(() => writes.remove.mutateAsync({ id: entryId })),
    path: (entryId) => `/api/${path}/${entryId}`,
  });
  const add = onAdd ?? dialogs.add;
  const { add: addLabel } = kind.words;
  return (
    <>
      <Section
        id={id}
        title={title}
        query={query}
        skeletonRows={skeletonRows}
        action={
          query.data?.length !== 0 && (
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
              onClick={add}
            >
              {addLabel}
            </Button>
          )
        }
      >
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState {...empty} action={<Button onClick={add}>{addLabel}</Button>} />
          ) : (
            <ul className={listClass}>
              {entries.map((entry) =>
                children({ entry, deletion, onEdit: () => dialogs.edit(entry) }),
              )}
            </ul>
          )
        }
      </Section>
      {!onAdd && (
        <AddEntryDialog
          kind={kind}
          kidId={kidId}
          firstName={firstName}
          add={writes.add}
          opened={dialogs.isAdding}
          onClose={dialogs.close}
        />
      )}
      {dialogs.edited && (
        <EditEntryDialog
          key={dialogs.edited.key}
          kind={kind}
          entry={dialogs.edited.entry}
          edit={writes.edit}
          opened={dialogs.isEditing}
          onClose={dialogs.close}
        />
      )}
    </>
  );
}

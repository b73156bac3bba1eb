import type { UpdateView } from "@giftling/domain";
import { Button } from "@mantine/core";
import { IconNotebook, IconPlus } from "@tabler/icons-react";
import { EmptyState } from "../../components/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../dashboard/empty-mark.tsx";
import { EntryActions, EntryItem } from "../dashboard/entry-item.tsx";
import { formatDay } from "../dashboard/format-day.ts";
import { Section } from "../dashboard/section.tsx";
import { useEntryDialogs } from "../dashboard/use-entry-dialogs.ts";
import { type UndoableDelete, useUndoableDelete } from "../dashboard/use-undoable-delete.ts";
import { AddUpdateDialog, EditUpdateDialog } from "./update-dialogs.tsx";
import classes from "./updates.module.css";
import { useUpdateWrites } from "./use-update-writes.ts";

/** Family news, newest first (spec section 2). */
export function UpdatesSection({ kidId, firstName }: { kidId: string; firstName: string }) {
  const query = trpc.updates.list.useQuery({ kidId });
  const dialogs = useEntryDialogs<UpdateView>();
  const { remove } = useUpdateWrites(kidId);
  const deletion = useUndoableDelete({ remove, path: (id) => `/api/updates/${id}` });
  return (
    <>
      <Section
        id="updates"
        title="Family Updates"
        query={query}
        action={
          query.data?.length !== 0 && (
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
              onClick={dialogs.add}
            >
              Add an update
            </Button>
          )
        }
      >
        {(updates) =>
          updates.length === 0 ? (
            <EmptyState
              picture={<EmptyMark icon={IconNotebook} />}
              title="No updates yet"
              message={`Lost teeth, new words: ${firstName}'s news will be listed here.`}
              action={<Button onClick={dialogs.add}>Add an update</Button>}
            />
          ) : (
            <ol className={classes.journal}>
              {updates.map((update) => (
                <Entry
                  key={update.id}
                  update={update}
                  deletion={deletion}
                  onEdit={() => dialogs.edit(update)}
                />
              ))}
            </ol>
          )
        }
      </Section>
      <AddUpdateDialog kidId={kidId} opened={dialogs.isAdding} onClose={dialogs.close} />
      {dialogs.edited && (
        <EditUpdateDialog
          key={dialogs.edited.key}
          kidId={kidId}
          update={dialogs.edited.entry}
          opened={dialogs.isEditing}
          onClose={dialogs.close}
        />
      )}
    </>
  );
}

function Entry({
  update,
  deletion,
  onEdit,
}: {
  update: UpdateView;
  deletion: UndoableDelete;
  onEdit: () => void;
}) {
  return (
    <EntryItem id={update.id} name={update.title} className={classes.entry} deletion={deletion}>
      <div className={classes.head}>
        <div className={classes.headText}>
          <p className={classes.day}>{formatDay(update.createdAt, new Date())}</p>
          <h3 className={classes.title}>{update.title}</h3>
        </div>
        <div className={classes.actions}>
          <EntryActions id={update.id} name={update.title} deletion={deletion} onEdit={onEdit} />
        </div>
      </div>
      <p className={classes.content}>{update.content}</p>
      {update.imageUrl !== null && (
        <img className={classes.picture} src={update.imageUrl} alt="" loading="lazy" />
      )}
    </EntryItem>
  );
}

import { isSafeWebAddress, type RegistryLinkView } from "@giftling/domain";
import { Anchor, Button } from "@mantine/core";
import { IconGift, IconPlus } from "@tabler/icons-react";
import { EmptyState } from "../../components/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../dashboard/empty-mark.tsx";
import { EntryActions, EntryItem } from "../dashboard/entry-item.tsx";
import { hostOf } from "../dashboard/host-of.ts";
import rows from "../dashboard/rows.module.css";
import { Section } from "../dashboard/section.tsx";
import { useEntryDialogs } from "../dashboard/use-entry-dialogs.ts";
import { type UndoableDelete, useUndoableDelete } from "../dashboard/use-undoable-delete.ts";
import { AddRegistryDialog, EditRegistryDialog } from "./registry-dialogs.tsx";
import { SERVICE_NAMES } from "./registry-fields.tsx";
import { useRegistryWrites } from "./use-registry-writes.ts";

/** The gift registries elsewhere (spec section 2). */
export function RegistriesSection({ kidId }: { kidId: string }) {
  const query = trpc.links.listRegistry.useQuery({ kidId });
  const dialogs = useEntryDialogs<RegistryLinkView>();
  const { remove } = useRegistryWrites(kidId);
  const deletion = useUndoableDelete({ remove, path: (id) => `/api/registry-links/${id}` });
  return (
    <>
      <Section
        id="registries"
        title="Registries"
        query={query}
        action={
          query.data?.length !== 0 && (
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
              onClick={dialogs.add}
            >
              Add a registry
            </Button>
          )
        }
      >
        {(links) =>
          links.length === 0 ? (
            <EmptyState
              picture={<EmptyMark icon={IconGift} />}
              title="No registries yet"
              message="Registries at Babylist, Amazon or Target will be listed here."
              action={<Button onClick={dialogs.add}>Add a registry</Button>}
            />
          ) : (
            <ul className={rows.list}>
              {links.map((link) => (
                <RegistryRow
                  key={link.id}
                  link={link}
                  deletion={deletion}
                  onEdit={() => dialogs.edit(link)}
                />
              ))}
            </ul>
          )
        }
      </Section>
      <AddRegistryDialog kidId={kidId} opened={dialogs.isAdding} onClose={dialogs.close} />
      {dialogs.edited && (
        <EditRegistryDialog
          key={dialogs.edited.key}
          kidId={kidId}
          link={dialogs.edited.entry}
          opened={dialogs.isEditing}
          onClose={dialogs.close}
        />
      )}
    </>
  );
}

function RegistryRow({
  link,
  deletion,
  onEdit,
}: {
  link: RegistryLinkView;
  deletion: UndoableDelete;
  onEdit: () => void;
}) {
  return (
    <EntryItem
      id={link.id}
      name={link.label}
      className={`${rows.row} ${rows.withActions}`}
      deletion={deletion}
    >
      <span className={`${rows.mark} ${rows.markGift}`}>
        <IconGift size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{link.label}</p>
        <p className={rows.detail}>
          {isSafeWebAddress(link.url) && (
            <Anchor href={link.url} target="_blank" rel="noopener noreferrer" inherit>
              {link.service === "other" ? hostOf(link.url) : SERVICE_NAMES[link.service]}
            </Anchor>
          )}
          {link.description !== null && <span>{link.description}</span>}
        </p>
      </div>
      <div className={rows.actions}>
        <EntryActions id={link.id} name={link.label} deletion={deletion} onEdit={onEdit} />
      </div>
    </EntryItem>
  );
}

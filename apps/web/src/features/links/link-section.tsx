import { getLinkName, type LinkKind, type LinkView } from "@giftling/domain";
import type { ComponentProps, FunctionComponent, ReactNode } from "react";
import { EntryActions } from "../entries/entry-actions.tsx";
import type { EntryDialogsProps } from "../entries/entry-dialogs.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import { EntrySection, type KidProps } from "../entries/entry-section.tsx";
import type { EntryMutations } from "../entries/lists/list-cache.ts";
import { usePriorityToggle } from "../entries/priorities/use-priority-toggle.ts";
import rows from "../entries/rows.module.css";
import { getResumedDialogState } from "../entries/use-entry-dialogs.ts";

type LinkDialogProps = KidProps & { onClose: () => void };

/**
 * Creates the dialogs of a kind of link that are outside its section. `AddDialog` adds a link. `ResumedDialog` resumes
 * an interrupted edit, and renders nothing if the draft belongs to no link of this kind (rule: log-in-again).
 */
export function createLinkDialogs<View extends { id: string }, New, Edit>(
  Dialogs: FunctionComponent<EntryDialogsProps<View, New, Edit>>,
  useMutations: (kidId: string) => EntryMutations<View, New, Edit>,
  useLinks: (kidId: string) => readonly View[] | undefined,
) {
  return {
    AddDialog: (props: LinkDialogProps & { opened: "add" | null }) => (
      <Dialogs {...props} edited={null} writes={useMutations(props.kidId)} />
    ),
    ResumedDialog: ({ draft, ...props }: LinkDialogProps & { draft: string }) => (
      <Dialogs
        {...props}
        {...getResumedDialogState(useLinks(props.kidId), draft)}
        writes={useMutations(props.kidId)}
      />
    ),
  };
}

/** Renders a kid's links of one kind. `children` renders the content of a link's row. */
export function LinkSection<View extends LinkView, New extends object, Edit>({
  kind,
  writes,
  children,
  ...section
}: Omit<ComponentProps<typeof EntrySection<View, New, Edit>>, "children" | "order" | "path"> & {
  kind: LinkKind;
  writes: { order: (ids: readonly string[]) => Promise<unknown> };
  children: (link: View) => ReactNode;
}) {
  const getPriority = usePriorityToggle(section.kidId);
  return (
    <EntrySection
      {...section}
      writes={writes}
      order={{ nameOf: ({ label }) => label, save: writes.order }}
      path={`${getLinkName(kind)}-links`}
    >
      {({ entry: link, deletion, onEdit, moves }) => {
        const { id, label } = link;
        return (
          <EntryItem
            key={id}
            id={id}
            name={label}
            className={`${rows.row} ${rows.withActions}`}
            deletion={deletion}
          >
            {children(link)}
            <EntryActions
              id={id}
              name={label}
              deletion={deletion}
              onEdit={onEdit}
              moves={moves}
              priority={getPriority({ kind, id }, label, link.isPriority)}
            />
          </EntryItem>
        );
      }}
    </EntrySection>
  );
}

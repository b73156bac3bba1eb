import { getLinkName, type LinkKind, type LinkView } from "@giftling/domain";
import type { ComponentProps, ReactNode } from "react";
import { EntryActions } from "../entries/entry-actions.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import { EntrySection } from "../entries/entry-section.tsx";
import { usePriorityToggle } from "../entries/priorities/use-priority-toggle.ts";
import rows from "../entries/rows.module.css";

export type AddLinkDialogProps = {
  kidId: string;
  firstName: string;
  opened: "add" | null;
  onClose: () => void;
};

export type ResumedLinkDialogProps = {
  kidId: string;
  firstName: string;
  /** Key of the interrupted edit's draft (rule: log-in-again). */
  draft: string;
  onClose: () => void;
};

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

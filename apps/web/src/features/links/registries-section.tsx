import type { RegistryLinkView } from "@giftling/domain";
import * as words from "@giftling/messages/links/sections";
import { IconGift } from "@tabler/icons-react";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../components/loading/run-when-idle.ts";
import { trpc } from "../../trpc.ts";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import { EntryActions } from "../entries/entry-actions.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import {
  type EntryRowProps,
  EntrySection,
  type EntrySectionProps,
} from "../entries/entry-section.tsx";
import { ExternalUrlLink } from "../entries/external-url-link.tsx";
import {
  type PriorityToggle,
  usePriorityToggle,
} from "../entries/priorities/use-priority-toggle.ts";
import rows from "../entries/rows.module.css";
import { useRegistryMutations } from "./link-mutations.ts";
import { getServiceName } from "./registry-services.ts";

export const RegistryDialogs = createLazyPopup(() => import("./registry-dialogs.tsx"), runWhenIdle);

export function RegistriesSection(props: EntrySectionProps) {
  const { kidId } = props;
  const { order, ...writes } = useRegistryMutations(kidId);
  const priorityOf = usePriorityToggle(kidId);
  return (
    <EntrySection
      {...props}
      id="registries"
      title={words.registriesHeading()}
      query={trpc.links.listRegistry.useQuery({ kidId })}
      addLabel={words.addRegistryLabel()}
      Dialogs={RegistryDialogs}
      writes={writes}
      order={{ nameOf: ({ label }) => label, save: order }}
      path="registry-links"
      empty={{
        picture: <EmptySectionIcon icon={IconGift} />,
        title: words.emptyRegistriesTitle(),
        message: words.emptyRegistriesMessage(),
      }}
    >
      {(row) => (
        <RegistryRow
          key={row.entry.id}
          {...row}
          priority={priorityOf(
            { kind: "registryLink", id: row.entry.id },
            row.entry.label,
            row.entry.isPriority,
          )}
        />
      )}
    </EntrySection>
  );
}

function RegistryRow({
  entry: link,
  deletion,
  onEdit,
  moves,
  priority,
}: EntryRowProps<RegistryLinkView> & { priority: PriorityToggle }) {
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
          <ExternalUrlLink
            url={link.url}
            name={link.service === "other" ? undefined : getServiceName(link.service)}
          />
          {link.description !== null && <span>{link.description}</span>}
        </p>
      </div>
      <EntryActions
        id={link.id}
        name={link.label}
        deletion={deletion}
        onEdit={onEdit}
        moves={moves}
        priority={priority}
      />
    </EntryItem>
  );
}

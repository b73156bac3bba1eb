import * as words from "@giftling/messages/links/sections";
import { IconGift } from "@tabler/icons-react";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../components/loading/run-when-idle.ts";
import { trpc } from "../../trpc.ts";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import type { EntrySectionProps } from "../entries/entry-section.tsx";
import { ExternalUrlLink } from "../entries/external-url-link.tsx";
import rows from "../entries/rows.module.css";
import { useRegistryLinkMutations } from "./link-mutations.ts";
import { type AddLinkDialogProps, LinkSection } from "./link-section.tsx";
import { getServiceName } from "./registry-services.ts";

const RegistryLinkDialogs = createLazyPopup(() => import("./registry-dialogs.tsx"), runWhenIdle);

export function RegistriesSection(props: EntrySectionProps) {
  const { kidId } = props;
  return (
    <LinkSection
      {...props}
      kind="registryLink"
      id="registries"
      title={words.registriesHeading()}
      query={trpc.links.listRegistry.useQuery({ kidId })}
      addLabel={words.addRegistryLabel()}
      seeAllLabel={words.viewAllRegistryLinksAriaLabel}
      Dialogs={RegistryLinkDialogs}
      writes={useRegistryLinkMutations(kidId)}
      empty={{
        picture: <EmptySectionIcon icon={IconGift} />,
        title: words.emptyRegistriesTitle(),
        message: words.emptyRegistriesMessage(),
      }}
    >
      {({ label, url, service, description }) => (
        <>
          <span className={`${rows.mark} ${rows.markGift}`}>
            <IconGift size={22} stroke={1.5} aria-hidden />
          </span>
          <div className={rows.text}>
            <p className={rows.name}>{label}</p>
            <p className={rows.detail}>
              <ExternalUrlLink
                url={url}
                name={service === "other" ? undefined : getServiceName(service)}
              />
              {description !== null && <span>{description}</span>}
            </p>
          </div>
        </>
      )}
    </LinkSection>
  );
}

export function AddRegistryLinkDialog(props: AddLinkDialogProps) {
  return (
    <RegistryLinkDialogs {...props} edited={null} writes={useRegistryLinkMutations(props.kidId)} />
  );
}

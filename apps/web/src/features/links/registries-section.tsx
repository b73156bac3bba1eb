import * as words from "@giftling/messages/links/kinds";
import { IconGift } from "@tabler/icons-react";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../components/loading/run-when-idle.ts";
import { trpc } from "../../trpc.ts";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import type { EntrySectionProps } from "../entries/entry-section.tsx";
import { ExternalUrlLink } from "../entries/external-url-link.tsx";
import rows from "../entries/rows.module.css";
import { createLinkDialogs, LinkSection } from "./link-section.tsx";
import { getRegistryServiceName } from "./registry-services.ts";
import { useLinkMutationOptions } from "./use-link-mutation-options.ts";

const RegistryLinkDialogs = createLazyPopup(() => import("./registry-dialogs.tsx"), runWhenIdle);

function useRegistryLinkMutations(kidId: string) {
  const { listRegistry } = trpc.useUtils().links;
  const options = useLinkMutationOptions(kidId, "registryLink", listRegistry);
  const order = trpc.links.reorderRegistry.useMutation(options.order);
  return {
    add: trpc.links.createRegistry.useMutation(options.add),
    edit: trpc.links.updateRegistry.useMutation(options.edit),
    remove: trpc.links.deleteRegistry.useMutation(options.remove),
    order: (moved: readonly string[]) => order.mutateAsync(options.getOrderInput(moved)),
  };
}

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
                name={service === "other" ? undefined : getRegistryServiceName(service)}
              />
              {description !== null && <span>{description}</span>}
            </p>
          </div>
        </>
      )}
    </LinkSection>
  );
}

export const REGISTRY_LINK_DIALOGS = createLinkDialogs(
  RegistryLinkDialogs,
  useRegistryLinkMutations,
  (kidId) => trpc.links.listRegistry.useQuery({ kidId }).data,
);

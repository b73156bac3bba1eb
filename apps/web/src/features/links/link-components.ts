import type { LinkKind } from "@giftling/domain";
import { IconClipboardList, IconLink } from "@tabler/icons-react";
import { PAYMENT_LINK_DIALOGS, PaymentLinksSection } from "./payment-links-section.tsx";
import { REGISTRY_LINK_DIALOGS, RegistriesSection } from "./registries-section.tsx";

/**
 * Components of each kind of link. `ResumedDialog` resumes an interrupted edit of a link, and renders nothing if the
 * draft edits another entry. `Icon` is the icon in the Add menu.
 */
export const LINK_COMPONENTS = {
  paymentLink: {
    Section: PaymentLinksSection,
    ...PAYMENT_LINK_DIALOGS,
    Icon: IconLink,
  },
  registryLink: {
    Section: RegistriesSection,
    ...REGISTRY_LINK_DIALOGS,
    Icon: IconClipboardList,
  },
} satisfies Record<LinkKind, unknown>;

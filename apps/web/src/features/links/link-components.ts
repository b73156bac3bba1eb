import type { LinkKind } from "@giftling/domain";
import { IconClipboardList, IconLink } from "@tabler/icons-react";
import {
  AddPaymentLinkDialog,
  PaymentLinksSection,
  ResumedPaymentLinkDialog,
} from "./payment-links-section.tsx";
import {
  AddRegistryLinkDialog,
  RegistriesSection,
  ResumedRegistryLinkDialog,
} from "./registries-section.tsx";

/**
 * Components of each kind of link. `ResumedDialog` resumes an interrupted edit of a link, and renders nothing if the
 * draft edits another entry. `Icon` is the icon in the Add menu.
 */
export const LINK_COMPONENTS = {
  paymentLink: {
    Section: PaymentLinksSection,
    AddDialog: AddPaymentLinkDialog,
    ResumedDialog: ResumedPaymentLinkDialog,
    Icon: IconLink,
  },
  registryLink: {
    Section: RegistriesSection,
    AddDialog: AddRegistryLinkDialog,
    ResumedDialog: ResumedRegistryLinkDialog,
    Icon: IconClipboardList,
  },
} satisfies Record<LinkKind, unknown>;

import type { LinkKind } from "@giftling/domain";
import type { ComponentType } from "react";
import type { EntrySectionProps } from "../entries/entry-section.tsx";
import type { AddLinkDialogProps } from "./link-section.tsx";
import { AddPaymentLinkDialog, PaymentLinksSection } from "./payment-links-section.tsx";
import { AddRegistryLinkDialog, RegistriesSection } from "./registries-section.tsx";

type LinkComponents = {
  Section: ComponentType<EntrySectionProps>;
  AddDialog: ComponentType<AddLinkDialogProps>;
};

/** Components of each kind of link in the dashboard. */
export const LINK_COMPONENTS: Readonly<Record<LinkKind, LinkComponents>> = {
  paymentLink: { Section: PaymentLinksSection, AddDialog: AddPaymentLinkDialog },
  registryLink: {
    Section: RegistriesSection,
    AddDialog: AddRegistryLinkDialog,
  },
};

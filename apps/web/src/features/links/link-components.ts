import type { LinkKind } from "@giftling/domain";
import { IconClipboardList, IconLink } from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { EntrySectionProps } from "../entries/entry-section.tsx";
import type { AddLinkDialogProps, ResumedLinkDialogProps } from "./link-section.tsx";
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

type LinkComponents = {
  Section: ComponentType<EntrySectionProps>;
  AddDialog: ComponentType<AddLinkDialogProps>;
  /** Dialog that resumes an interrupted edit of a link. Renders nothing if the draft edits another entry. */
  ResumedDialog: ComponentType<ResumedLinkDialogProps>;
  /** Icon in the Add menu. */
  Icon: typeof IconLink;
};

export const LINK_COMPONENTS: Readonly<Record<LinkKind, LinkComponents>> = {
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
};

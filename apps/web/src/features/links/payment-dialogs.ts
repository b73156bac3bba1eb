import {
  type CreatePaymentLinkInput,
  getVersion,
  PAYMENT_LINK_TYPES,
  type ParentPaymentLinkView,
  type UpdatePaymentLinkInput,
} from "@giftling/domain";
import * as dialogWords from "@giftling/messages/links/dialogs";
import * as sectionWords from "@giftling/messages/links/sections";
import { createEntryDialogs, type EntryKindDefinition } from "../entries/entry-dialogs.tsx";
import { PaymentLinkFields } from "./payment-fields.tsx";
import {
  getPaymentLinkFormValues,
  hasLabelAndUrl,
  type PaymentLinkFormValues,
  validateNewPaymentLink,
  validatePaymentLink,
} from "./payment-form.ts";

const paymentKind: EntryKindDefinition<
  ParentPaymentLinkView,
  PaymentLinkFormValues,
  CreatePaymentLinkInput,
  UpdatePaymentLinkInput
> = {
  what: "payment",
  place: "/dashboard/giving",
  values: getPaymentLinkFormValues,
  checkNew: validateNewPaymentLink,
  checkEdit: validatePaymentLink,
  isComplete: hasLabelAndUrl,
  version: (entry) => getVersion("paymentLink", entry),
  names: () =>
    Object.fromEntries(
      PAYMENT_LINK_TYPES.map((type) => [type, dialogWords.getLinkTypeLabel(type)]),
    ),
  Fields: PaymentLinkFields,
  words: {
    addTitle: sectionWords.addPaymentLinkLabel,
    submit: dialogWords.addPaymentLinkButton,
    added: ({ label }) => dialogWords.paymentLinkAddedConfirmation(label),
    editTitle: dialogWords.editPaymentLinkTitle,
  },
};

export default createEntryDialogs(paymentKind);

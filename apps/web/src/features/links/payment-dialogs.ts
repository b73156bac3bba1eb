import {
  type CreatePaymentLinkInput,
  type OwnPaymentLink,
  PAYMENT_LINK_TYPES,
  type UpdatePaymentLinkInput,
  versionOf,
} from "@giftling/domain";
import * as dialogWords from "@giftling/messages/links/dialogs";
import * as sectionWords from "@giftling/messages/links/sections";
import { type EntryKind, entryDialogs } from "../entries/entry-dialogs.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import {
  checkNewPayment,
  checkPayment,
  hasLabelAndUrl,
  type PaymentValues,
  paymentValues,
} from "./payment-form.ts";

/** Configuration of the dialogs of payment links. */
const paymentKind: EntryKind<
  OwnPaymentLink,
  PaymentValues,
  CreatePaymentLinkInput,
  UpdatePaymentLinkInput
> = {
  what: "payment",
  place: "/dashboard/giving",
  values: paymentValues,
  checkNew: checkNewPayment,
  checkEdit: checkPayment,
  isComplete: hasLabelAndUrl,
  version: (entry) => versionOf("paymentLink", entry),
  names: () =>
    Object.fromEntries(PAYMENT_LINK_TYPES.map((type) => [type, dialogWords.linkType(type)])),
  Fields: PaymentFields,
  words: {
    addTitle: sectionWords.addAPaymentLink,
    submit: dialogWords.addTheLink,
    added: ({ label }) => dialogWords.isAmongLinks(label),
    editTitle: dialogWords.editPaymentLink,
  },
};

export default entryDialogs(paymentKind);

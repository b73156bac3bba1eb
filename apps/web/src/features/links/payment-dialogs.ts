import {
  type CreatePaymentLinkInput,
  type OwnPaymentLink,
  type UpdatePaymentLinkInput,
  versionOf,
} from "@giftling/domain";
import { type EntryKind, entryDialogs } from "../entries/entry-dialogs.tsx";
import { PaymentFields, TYPE_NAMES } from "./payment-fields.tsx";
import {
  checkNewPayment,
  checkPayment,
  hasLabelAndUrl,
  type PaymentValues,
  paymentValues,
} from "./payment-form.ts";

/** A link that money gifts take. */
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
  names: TYPE_NAMES,
  Fields: PaymentFields,
  words: {
    addTitle: () => "Add a payment link",
    submit: "Add the link",
    added: ({ label }) => `“${label}” is among the payment links`,
    editTitle: () => "Edit the payment link",
    noun: "payment link",
  },
};

export default entryDialogs(paymentKind);

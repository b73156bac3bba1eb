import {
  completePaymentAddress,
  createPaymentLinkInput,
  isEducationSavings,
  type PaymentLinkType,
  type PaymentLinkView,
  updatePaymentLinkInput,
} from "@giftling/domain";
import { checkInput } from "../../components/form/check-input.ts";
import { type SlotValues, slotPatch, slotValues } from "../entries/slot-values.ts";

/** Fields of the payment link dialog, as typed. */
export type PaymentValues = SlotValues & {
  type: PaymentLinkType;
  label: string;
  url: string;
  contributionCode: string;
  description: string;
};

export function paymentValues(link?: PaymentLinkView): PaymentValues {
  return {
    type: link?.type ?? "529",
    label: link?.label ?? "",
    url: link?.url ?? "",
    contributionCode: link?.contributionCode ?? "",
    description: link?.description ?? "",
    ...slotValues(link),
  };
}

/** Returns whether the required fields are filled (rule: payment-links). */
export const hasLabelAndUrl = ({ label, url }: PaymentValues): boolean =>
  label.trim() !== "" && url.trim() !== "";

const fieldsOf = (values: PaymentValues) => ({
  type: values.type,
  label: values.label,
  url: completePaymentAddress(values.url),
  // A code typed for a 529 link stays in the form but is not saved for another type.
  contributionCode: isEducationSavings(values.type) ? values.contributionCode : null,
  description: values.description,
  ...slotPatch(values),
});

export const checkNewPayment = (kidId: string, values: PaymentValues) =>
  checkInput(createPaymentLinkInput, { kidId, ...fieldsOf(values) });

export const checkPayment = (id: string, values: PaymentValues) =>
  checkInput(updatePaymentLinkInput, { id, ...fieldsOf(values) });

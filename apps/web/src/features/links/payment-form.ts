import {
  completePaymentAddress,
  createPaymentLinkInput,
  isEducationSavings,
  type PaymentLinkType,
  type PaymentLinkView,
  updatePaymentLinkInput,
} from "@giftling/domain";
import { validateInput } from "../../components/form/validate-input.ts";
import {
  getSlotPatch,
  getSlotValues,
  type PrioritySlotValues,
} from "../entries/priorities/slot-values.ts";

/** Values of the form for a payment link, as typed. */
export type PaymentLinkFormValues = PrioritySlotValues & {
  type: PaymentLinkType;
  label: string;
  url: string;
  contributionCode: string;
  description: string;
};

export function getPaymentLinkFormValues(link?: PaymentLinkView): PaymentLinkFormValues {
  return {
    type: link?.type ?? "529",
    label: link?.label ?? "",
    url: link?.url ?? "",
    contributionCode: link?.contributionCode ?? "",
    description: link?.description ?? "",
    ...getSlotValues(link),
  };
}

/** Returns whether a payment link's label and URL, which are required, contain text (rule: payment-links). */
export const hasLabelAndUrl = ({ label, url }: PaymentLinkFormValues): boolean =>
  label.trim() !== "" && url.trim() !== "";

const getFields = (values: PaymentLinkFormValues) => ({
  type: values.type,
  label: values.label,
  url: completePaymentAddress(values.url),
  // A code typed for a 529 or ESA link stays in the form but is not saved for another type.
  contributionCode: isEducationSavings(values.type) ? values.contributionCode : null,
  description: values.description,
  ...getSlotPatch(values),
});

export const validateNewPaymentLink = (kidId: string, values: PaymentLinkFormValues) =>
  validateInput(createPaymentLinkInput, { kidId, ...getFields(values) });

export const validatePaymentLink = (id: string, values: PaymentLinkFormValues) =>
  validateInput(updatePaymentLinkInput, { id, ...getFields(values) });

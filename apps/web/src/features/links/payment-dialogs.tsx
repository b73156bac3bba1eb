import {
  completePaymentUrl,
  createPaymentLinkInput,
  getResourceVersion,
  isEducationLinkType,
  PAYMENT_LINK_TYPES,
  type PaymentLinkType,
  type PaymentLinkView,
  TEXT_LIMITS,
  updatePaymentLinkInput,
} from "@giftling/domain";
import * as fieldWords from "@giftling/messages/links/fields";
import * as words from "@giftling/messages/links/kinds";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { validateInput } from "../../components/form/validate-input.ts";
import { createEntryDialogs, type EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { PrioritySlotFields } from "../entries/priorities/slot-fields.tsx";
import {
  getPrioritySlotPatch,
  getPrioritySlotValues,
  type PrioritySlotValues,
} from "../entries/priorities/slot-values.ts";

/** Values of the form for a payment link, as typed. */
type PaymentLinkFormValues = PrioritySlotValues & {
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
    ...getPrioritySlotValues(link),
  };
}

/** Returns whether a payment link has a label and a URL. Both are required (rule: payment-links). */
export const hasPaymentLinkLabelAndUrl = ({ label, url }: PaymentLinkFormValues): boolean =>
  label.trim() !== "" && url.trim() !== "";

const getFields = (values: PaymentLinkFormValues) => ({
  type: values.type,
  label: values.label,
  url: completePaymentUrl(values.url),
  // A code typed for a 529 or ESA link stays in the form but is not saved for another type.
  contributionCode: isEducationLinkType(values.type) ? values.contributionCode : null,
  description: values.description,
  ...getPrioritySlotPatch(values),
});

/**
 * Renders the fields of a payment link. The contribution code is shown only for a 529 or ESA link
 * (rule: payment-links).
 */
function PaymentLinkFields({ form }: EntryFieldsProps<PaymentLinkFormValues>) {
  const types = PAYMENT_LINK_TYPES.map((value) => ({
    value,
    label: fieldWords.getLinkTypeLabel(value),
  }));
  return (
    <>
      <NativeSelect label={fieldWords.typeLabel()} data={types} {...form.getInputProps("type")} />
      <TextInput
        label={fieldWords.linkNameLabel()}
        data-autofocus
        maxLength={TEXT_LIMITS.label}
        {...form.getInputProps("label")}
      />
      <TextInput
        label={fieldWords.urlLabel()}
        description={fieldWords.urlHint()}
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={TEXT_LIMITS.url}
        {...form.getInputProps("url")}
      />
      {isEducationLinkType(form.values.type) && (
        <TextInput
          label={fieldWords.contributionCodeLabel()}
          description={fieldWords.contributionCodeHint()}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TEXT_LIMITS.contributionCode}
          {...form.getInputProps("contributionCode")}
        />
      )}
      <Textarea
        label={fieldWords.descriptionLabel()}
        autosize
        minRows={2}
        maxLength={TEXT_LIMITS.description}
        {...form.getInputProps("description")}
      />
      <PrioritySlotFields form={form} />
    </>
  );
}

export default createEntryDialogs({
  what: "payment",
  place: "/dashboard/giving",
  values: getPaymentLinkFormValues,
  checkNew: (kidId, values) =>
    validateInput(createPaymentLinkInput, { kidId, ...getFields(values) }),
  checkEdit: (id, values) => validateInput(updatePaymentLinkInput, { id, ...getFields(values) }),
  isComplete: hasPaymentLinkLabelAndUrl,
  version: (entry) => getResourceVersion("paymentLink", entry),
  names: () =>
    Object.fromEntries(PAYMENT_LINK_TYPES.map((type) => [type, fieldWords.getLinkTypeLabel(type)])),
  Fields: PaymentLinkFields,
  words: {
    addTitle: words.addPaymentLinkLabel,
    submit: words.addPaymentLinkButton,
    added: ({ label }) => words.paymentLinkAddedConfirmation(label),
    editTitle: words.editPaymentLinkTitle,
  },
});

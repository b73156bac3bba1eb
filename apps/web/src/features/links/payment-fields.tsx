import {
  isEducationSavings,
  LIMITS,
  PAYMENT_LINK_TYPES,
  type PaymentLinkType,
} from "@giftling/domain";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { SlotFields } from "../entries/slot-fields.tsx";
import type { PaymentValues } from "./payment-form.ts";

/** Each type as the form names it. */
export const TYPE_NAMES: Readonly<Record<PaymentLinkType, string>> = {
  "529": "529 plan",
  esa: "ESA (Coverdell account)",
  venmo: "Venmo",
  paypal: "PayPal",
  other: "Other",
  activity: "Activity",
  registry: "Registry",
};

const types = PAYMENT_LINK_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));

/** What a payment link consists of; the code only where the plan has one (rule: payment-links). */
export function PaymentFields({ form }: EntryFieldsProps<PaymentValues>) {
  return (
    <>
      <NativeSelect label="Type" data={types} {...form.getInputProps("type")} />
      <TextInput
        label="Label"
        data-autofocus
        maxLength={LIMITS.label}
        {...form.getInputProps("label")}
      />
      <TextInput
        label="Web address"
        description="Paste it from your browser or from the plan's page."
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.url}
        {...form.getInputProps("url")}
      />
      {isEducationSavings(form.values.type) && (
        <TextInput
          label="Contribution code (optional)"
          description="Relatives copy it when they add to the plan."
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.contributionCode}
          {...form.getInputProps("contributionCode")}
        />
      )}
      <Textarea
        label="Description (optional)"
        autosize
        minRows={2}
        maxLength={LIMITS.description}
        {...form.getInputProps("description")}
      />
      <SlotFields form={form} />
    </>
  );
}

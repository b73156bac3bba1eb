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

const TYPE_NAMES: Readonly<Record<PaymentLinkType, string>> = {
  "529": "529 plan",
  esa: "ESA (Coverdell account)",
  venmo: "Venmo",
  paypal: "PayPal",
  other: "Other",
  activity: "Activity",
  registry: "Registry",
};

const types = PAYMENT_LINK_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));

/** What a payment link consists of; the code only where the plan has one (spec section 5). */
export function PaymentFields({ values, change, text }: EntryFieldsProps<PaymentValues>) {
  return (
    <>
      <NativeSelect
        label="Type"
        data={types}
        value={values.type}
        onChange={(event) => {
          const type = PAYMENT_LINK_TYPES.find((known) => known === event.currentTarget.value);
          if (type) change({ type });
        }}
      />
      <TextInput label="Label" data-autofocus maxLength={LIMITS.label} {...text("label")} />
      <TextInput
        label="Web address"
        description="Paste it from your browser or from the plan's page."
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.url}
        {...text("url")}
      />
      {isEducationSavings(values.type) && (
        <TextInput
          label="Contribution code (optional)"
          description="Relatives copy it when they add to the plan."
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.contributionCode}
          {...text("contributionCode")}
        />
      )}
      <Textarea
        label="Description (optional)"
        autosize
        minRows={2}
        maxLength={LIMITS.description}
        {...text("description")}
      />
      <SlotFields values={values} onChange={change} />
    </>
  );
}

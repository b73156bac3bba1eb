import { isEducationSavings, PAYMENT_LINK_TYPES, TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/links/dialogs";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { EntryFieldsProps } from "../entries/entry-dialog.tsx";
import { PrioritySlotFields } from "../entries/priorities/slot-fields.tsx";
import type { PaymentLinkFormValues } from "./payment-form.ts";

/**
 * Renders the fields of a payment link. The contribution code is shown only for a 529 or ESA link
 * (rule: payment-links).
 */
export function PaymentLinkFields({ form }: EntryFieldsProps<PaymentLinkFormValues>) {
  const types = PAYMENT_LINK_TYPES.map((value) => ({
    value,
    label: words.getLinkTypeLabel(value),
  }));
  return (
    <>
      <NativeSelect label={words.typeLabel()} data={types} {...form.getInputProps("type")} />
      <TextInput
        label={words.linkNameLabel()}
        data-autofocus
        maxLength={TEXT_LIMITS.label}
        {...form.getInputProps("label")}
      />
      <TextInput
        label={words.urlLabel()}
        description={words.urlHint()}
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={TEXT_LIMITS.url}
        {...form.getInputProps("url")}
      />
      {isEducationSavings(form.values.type) && (
        <TextInput
          label={words.contributionCodeLabel()}
          description={words.contributionCodeHint()}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TEXT_LIMITS.contributionCode}
          {...form.getInputProps("contributionCode")}
        />
      )}
      <Textarea
        label={words.descriptionLabel()}
        autosize
        minRows={2}
        maxLength={TEXT_LIMITS.description}
        {...form.getInputProps("description")}
      />
      <PrioritySlotFields form={form} />
    </>
  );
}

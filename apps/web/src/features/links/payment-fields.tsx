import { isEducationSavings, LIMITS, PAYMENT_LINK_TYPES } from "@giftling/domain";
import * as words from "@giftling/messages/links/dialogs";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { SlotFields } from "../entries/slot-fields.tsx";
import type { PaymentValues } from "./payment-form.ts";

/** Renders the fields of a payment link. The contribution code is shown only for a 529 link (rule: payment-links). */
export function PaymentFields({ form }: EntryFieldsProps<PaymentValues>) {
  const types = PAYMENT_LINK_TYPES.map((value) => ({ value, label: words.linkType(value) }));
  return (
    <>
      <NativeSelect label={words.type()} data={types} {...form.getInputProps("type")} />
      <TextInput
        label={words.label()}
        data-autofocus
        maxLength={LIMITS.label}
        {...form.getInputProps("label")}
      />
      <TextInput
        label={words.webAddress()}
        description={words.pasteIt()}
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.url}
        {...form.getInputProps("url")}
      />
      {isEducationSavings(form.values.type) && (
        <TextInput
          label={words.contributionCode()}
          description={words.relativesCopyIt()}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.contributionCode}
          {...form.getInputProps("contributionCode")}
        />
      )}
      <Textarea
        label={words.description()}
        autosize
        minRows={2}
        maxLength={LIMITS.description}
        {...form.getInputProps("description")}
      />
      <SlotFields form={form} />
    </>
  );
}

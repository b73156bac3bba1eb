import { LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import { Checkbox, TextInput } from "@mantine/core";
import type { FormFields } from "../../../components/form/form-fields.ts";
import type { GivingFormValues } from "./use-giving-form.ts";

/**
 * Renders the giver's name field and a checkbox for giving anonymously. A checked checkbox disables the field
 * (rule: purchase-dialog).
 */
export function GiverFields({ form }: { form: FormFields<GivingFormValues> }) {
  const anonymous = form.getInputProps("isAnonymous", { type: "checkbox" });
  return (
    <>
      <TextInput
        name="name"
        label={words.nameLabel()}
        dir="auto"
        autoComplete="name"
        enterKeyHint="done"
        maxLength={LIMITS.name}
        disabled={form.values.isAnonymous}
        {...form.getInputProps("name")}
      />
      <Checkbox
        label={words.anonymousLabel()}
        {...anonymous}
        onChange={(event) => {
          anonymous.onChange(event);
          form.clearFieldError("name");
        }}
      />
    </>
  );
}

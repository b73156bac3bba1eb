import { LIMITS } from "@giftling/domain";
import { Checkbox, TextInput } from "@mantine/core";
import type { FormFields } from "../../../components/form/form-fields.ts";
import type { GivingValues } from "./use-giving-form.ts";

/** Name, or anonymous; the name can't be typed while anonymous is chosen (rule: purchase-dialog). */
export function GiverFields({ form }: { form: FormFields<GivingValues> }) {
  const anonymous = form.getInputProps("isAnonymous", { type: "checkbox" });
  return (
    <>
      <TextInput
        name="name"
        label="Your name"
        dir="auto"
        autoComplete="name"
        enterKeyHint="done"
        maxLength={LIMITS.name}
        disabled={form.values.isAnonymous}
        {...form.getInputProps("name")}
      />
      <Checkbox
        label="Give anonymously"
        {...anonymous}
        onChange={(event) => {
          anonymous.onChange(event);
          form.clearFieldError("name");
        }}
      />
    </>
  );
}

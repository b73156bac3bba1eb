import { TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import { nameOnWallHint } from "@giftling/messages/hub/forms";
import { CheckboxField } from "../../../components/form/checkbox-field.tsx";
import { TextField } from "../../../components/form/text-field.tsx";
import type { Form } from "../../../components/form/use-form.ts";
import type { GivingFormValues } from "./use-giving-form.ts";

/**
 * Renders a field for the giver's public name, and a checkbox for giving anonymously. The checked checkbox disables the
 * field (rule: purchase-dialog).
 */
export function GiverFields({
  form,
  firstName,
  ...nameField
}: {
  form: Form<Pick<GivingFormValues, "name" | "isAnonymous">>;
  /** First name of the kid. */
  firstName: string;
  /** Whether the dialog focuses the name's field first. */
  "data-autofocus"?: boolean;
}) {
  const anonymous = form.getCheckboxProps("isAnonymous");
  return (
    <>
      <TextField
        name="name"
        label={words.nameLabel()}
        description={nameOnWallHint(firstName)}
        dir="auto"
        autoComplete="name"
        enterKeyHint="done"
        maxLength={TEXT_LIMITS.name}
        disabled={form.values.isAnonymous}
        {...nameField}
        {...form.getTextProps("name")}
      />
      <CheckboxField
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

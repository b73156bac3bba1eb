import { type EducationSuggestion, formatDollars } from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import { TextInput } from "@mantine/core";
import { type Ref, useId } from "react";
import type { FormFields } from "../../../components/form/form-fields.ts";
import classes from "./amount-picker.module.css";
import type { GivingFormValues } from "./use-giving-form.ts";

/** Renders suggested amounts as radio buttons, with a text field for any other amount (rule: nudge-amounts). */
export function AmountPicker({
  legend,
  suggestions,
  form,
  ref,
}: {
  legend: string;
  suggestions: readonly EducationSuggestion[];
  form: FormFields<GivingFormValues>;
  /** Ref to the fieldset. Screen readers announce the legend when the fieldset receives the focus. */
  ref?: Ref<HTMLFieldSetElement>;
}) {
  const group = useId();
  const { choice } = form.values;
  function choose(next: GivingFormValues["choice"]) {
    form.setFieldValue("choice", next);
    form.clearFieldError("typed");
  }
  return (
    <fieldset ref={ref} tabIndex={-1} className={classes.amounts}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.chips}>
        {suggestions.map((suggestion) => (
          <label key={suggestion.amount} className={classes.chip}>
            <input
              type="radio"
              name={group}
              checked={choice === suggestion.amount}
              onChange={() => choose(suggestion.amount)}
            />
            <span className={classes.dollars}>{formatDollars(suggestion.amount)}</span>
            {suggestion.isRecommended && (
              <span className={classes.recommended}>{words.recommendedLabel()}</span>
            )}
          </label>
        ))}
        <label className={classes.chip}>
          <input
            type="radio"
            name={group}
            checked={choice === "other"}
            onChange={() => choose("other")}
          />
          <span className={classes.other}>{words.otherAmountLabel()}</span>
        </label>
      </div>
      {choice === "other" && (
        <TextInput
          className={classes.field}
          label={words.amountLabel()}
          inputMode="decimal"
          autoComplete="off"
          leftSection="$"
          maxLength={12}
          {...form.getInputProps("typed")}
        />
      )}
    </fieldset>
  );
}

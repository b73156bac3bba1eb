import type { Currency } from "@giftling/domain";
import { getCurrencySymbol } from "@giftling/messages/currency-names";
import * as words from "@giftling/messages/hub/dialogs";
import { formatMoney } from "@giftling/messages/money";
import { type Ref, useId } from "react";
import { TextField } from "../../../components/form/text-field.tsx";
import type { Form } from "../../../components/form/use-form.ts";
import classes from "./amount-picker.module.css";
import type { GivingFormValues } from "./use-giving-form.ts";

/** Renders suggested amounts as radio buttons, with a text field for any other amount (rule: nudge-amounts). */
export function AmountPicker({
  legend,
  suggestions,
  currency,
  form,
  ref,
}: {
  legend: string;
  suggestions: readonly number[];
  /** Currency of the amounts. Default US dollars. */
  currency?: Currency | undefined;
  form: Form<GivingFormValues>;
  /** Ref to the fieldset. When the fieldset receives the focus, screen readers announce its legend. */
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
        {suggestions.map((amount) => (
          <label key={amount} className={classes.chip}>
            <input
              type="radio"
              name={group}
              checked={choice === amount}
              onChange={() => choose(amount)}
            />
            <span className={classes.amount}>{formatMoney(amount, currency)}</span>
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
        <TextField
          className={classes.field}
          label={words.getAmountLabel(currency)}
          inputMode="decimal"
          autoComplete="off"
          prefix={getCurrencySymbol(currency)}
          maxLength={12}
          {...form.getTextProps("typed")}
        />
      )}
    </fieldset>
  );
}

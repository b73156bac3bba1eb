import { type EducationSuggestion, formatDollars } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import { useId } from "react";
import classes from "./amount-picker.module.css";
import type { AmountState } from "./use-amount.ts";

/** Amounts as large chips, and a field for any other (rule: nudge-amounts). */
export function AmountPicker({
  legend,
  suggestions,
  amount,
}: {
  legend: string;
  suggestions: readonly EducationSuggestion[];
  amount: AmountState;
}) {
  const group = useId();
  return (
    <fieldset className={classes.amounts}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.chips}>
        {suggestions.map((suggestion) => (
          <label key={suggestion.amount} className={classes.chip}>
            <input
              type="radio"
              name={group}
              checked={amount.choice === suggestion.amount}
              onChange={() => amount.choose(suggestion.amount)}
            />
            <span className={classes.dollars}>{formatDollars(suggestion.amount)}</span>
            {suggestion.isRecommended && <span className={classes.recommended}>Recommended</span>}
          </label>
        ))}
        <label className={classes.chip}>
          <input
            type="radio"
            name={group}
            checked={amount.choice === "other"}
            onChange={() => amount.choose("other")}
          />
          <span className={classes.other}>Other</span>
        </label>
      </div>
      {amount.choice === "other" && (
        <TextInput
          ref={amount.input}
          className={classes.field}
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          leftSection="$"
          maxLength={12}
          value={amount.typed}
          onChange={(event) => amount.type(event.currentTarget.value)}
          error={amount.problem}
        />
      )}
    </fieldset>
  );
}

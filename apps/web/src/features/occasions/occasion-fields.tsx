import { TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/occasions/occasions";
import { NativeSelect, TextInput } from "@mantine/core";
import type { EntryFieldsProps } from "../entries/entry-dialog.tsx";
import { MonthAndDayFields } from "../kids/form/birthday-fields.tsx";
import classes from "../kids/kids.module.css";
import type { OccasionFormValues } from "./occasion-form.ts";

/** Number of years that the occasion form offers, starting with the current year. */
const YEARS = 5;

/**
 * Renders the name and the optional date of an occasion. An occasion without a year repeats every year
 * (rule: occasions).
 */
export function OccasionFields({
  form: { values, setValues, getInputProps, errors },
}: EntryFieldsProps<OccasionFormValues>) {
  const { month, day, year } = values;
  const first = new Date().getFullYear();
  const years = Array.from({ length: YEARS }, (_, index) => String(first + index));
  // Also offers the year of a past occasion.
  const offered = year === "" || years.includes(year) ? years : [year, ...years];
  return (
    <>
      <TextInput
        label={words.nameLabel()}
        placeholder={words.namePlaceholder()}
        autoComplete="off"
        maxLength={TEXT_LIMITS.occasion}
        {...getInputProps("name")}
      />
      <fieldset className={classes.birthday}>
        <legend className={classes.legend}>{words.dateLegend()}</legend>
        <div className={classes.secondDay}>
          <MonthAndDayFields
            name="occasion"
            label={words.dateLabel()}
            month={month}
            day={day}
            onChange={setValues}
            error={errors.month ?? errors.day}
          />
          {month !== null && (
            <NativeSelect
              aria-label={words.yearLabel()}
              data={[{ value: "", label: words.everyYearLabel() }, ...offered]}
              {...getInputProps("year")}
            />
          )}
        </div>
      </fieldset>
    </>
  );
}

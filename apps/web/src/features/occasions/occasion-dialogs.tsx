import {
  createOccasionInput,
  getResourceVersion,
  type OccasionView,
  TEXT_LIMITS,
  updateOccasionInput,
} from "@giftling/domain";
import * as words from "@giftling/messages/occasions/occasions";
import { NativeSelect, TextInput } from "@mantine/core";
import { validateInput } from "../../components/form/validate-input.ts";
import { createEntryDialogs, type EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { MonthAndDayFields } from "../kids/form/birthday-fields.tsx";
import classes from "../kids/kids.module.css";

/** Values of the form for an occasion. `year` is empty for an occasion that repeats every year. */
type OccasionFormValues = {
  name: string;
  month: number | null;
  day: number | null;
  year: string;
};

const getOccasionFormValues = (occasion?: OccasionView): OccasionFormValues => ({
  name: occasion?.name ?? "",
  month: occasion?.month ?? null,
  day: occasion?.day ?? null,
  year: occasion?.year ? String(occasion.year) : "",
});

/** Returns an occasion's API fields from the form's values. A year without a month is omitted. */
const getFields = ({ name, month, day, year }: OccasionFormValues) => ({
  name,
  month,
  day,
  year: year === "" || month === null ? null : Number(year),
});

const validateNewOccasion = (kidId: string, values: OccasionFormValues) =>
  validateInput(createOccasionInput, { kidId, ...getFields(values) });

/**
 * Validates an edited occasion. The date is validated like the date of a new occasion, because the form always contains
 * the whole date.
 */
function validateOccasion(id: string, values: OccasionFormValues) {
  const complete = validateNewOccasion(id, values);
  return complete.ok ? validateInput(updateOccasionInput, { id, ...getFields(values) }) : complete;
}

/** Number of years that the occasion form offers, starting with the current year. */
const YEARS = 5;

/**
 * Renders the name and the optional date of an occasion. An occasion without a year repeats every year
 * (rule: occasions).
 */
function OccasionFields({
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

export default createEntryDialogs({
  what: "occasion",
  place: "/dashboard/wishlist",
  values: getOccasionFormValues,
  checkNew: validateNewOccasion,
  checkEdit: validateOccasion,
  version: (entry) => getResourceVersion("occasion", entry),
  Fields: OccasionFields,
  words: {
    addTitle: words.addOccasionLabel,
    submit: words.addOccasionButton,
    added: ({ name }) => words.occasionAddedConfirmation(name),
    editTitle: words.editOccasionTitle,
  },
});

import { countDaysInMonth, MONTH_NAMES } from "@giftling/domain";
import { getMonthName } from "@giftling/messages/dates";
import * as words from "@giftling/messages/kids/fields";
import { NativeSelect } from "@mantine/core";
import type { FormErrors } from "@mantine/form";
import type { ReactNode } from "react";
import classes from "../kids.module.css";

type MonthAndDay = { month: number | null; day: number | null };

const numberOrNull = (value: string) => (value === "" ? null : Number(value));

type DayProps = MonthAndDay & {
  /** Prefix of the names of the month field and the day field, which end in "Month" and "Day". */
  name: "birthday" | "secondDay" | "occasion";
  /** Part of the accessible names of the month select and the day select, such as "Birthday". */
  label: string;
  onChange: (chosen: MonthAndDay) => void;
  error: ReactNode;
};

/** Renders the selects for an optional month and day. A year is never requested (rule: birthdays). */
export function MonthAndDayFields({ name, label, month, day, onChange, error }: DayProps) {
  const months = [
    { value: "", label: words.monthPlaceholder() },
    ...MONTH_NAMES.map((_, index) => ({
      value: String(index + 1),
      label: getMonthName(index + 1),
    })),
  ];
  const days = [
    { value: "", label: words.dayPlaceholder() },
    ...Array.from({ length: countDaysInMonth(month) }, (_, index) => String(index + 1)),
  ];
  const changeMonth = (next: number | null) => {
    const exists = next !== null && day !== null && day <= countDaysInMonth(next);
    onChange({ month: next, day: exists ? day : null });
  };
  return (
    <div className={classes.birthdayPair}>
      <NativeSelect
        name={`${name}Month`}
        aria-label={words.monthAriaLabel(label)}
        data={months}
        value={month === null ? "" : String(month)}
        onChange={(event) => changeMonth(numberOrNull(event.currentTarget.value))}
        error={Boolean(error)}
      />
      <NativeSelect
        name={`${name}Day`}
        aria-label={words.dayAriaLabel(label)}
        data={days}
        value={day === null ? "" : String(day)}
        onChange={(event) => onChange({ month, day: numberOrNull(event.currentTarget.value) })}
        error={error}
      />
    </div>
  );
}

type Birthday = { birthdayMonth: number | null; birthdayDay: number | null };

/** Renders the selects for the birthday's month and day. A day requires a month (rule: birthdays). */
export function BirthdayFields({
  form: { values, errors, setValues },
}: {
  form: { values: Birthday; errors: FormErrors; setValues: (birthday: Birthday) => void };
}) {
  return (
    <fieldset className={classes.birthday}>
      <legend className={classes.legend}>{words.birthdayLegend()}</legend>
      <MonthAndDayFields
        name="birthday"
        label={words.birthdayLabel()}
        month={values.birthdayMonth}
        day={values.birthdayDay}
        onChange={({ month, day }) => setValues({ birthdayMonth: month, birthdayDay: day })}
        error={errors.birthdayMonth ?? errors.birthdayDay}
      />
    </fieldset>
  );
}

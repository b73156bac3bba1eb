import { daysInMonth, MONTH_NAMES } from "@giftling/domain";
import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "../kids.module.css";

type MonthAndDay = { month: number | null; day: number | null };

const months = [
  { value: "", label: "Month" },
  ...MONTH_NAMES.map((name, index) => ({ value: String(index + 1), label: name })),
];

const numberOrNull = (value: string) => (value === "" ? null : Number(value));

type DayProps = MonthAndDay & {
  /** "Birthday": what the two lists are called, and with "Month" and "Day" their fields. */
  name: "birthday" | "secondDay";
  label: string;
  onChange: (chosen: MonthAndDay) => void;
  error: ReactNode;
};

/** A month and one of its days, both optional; the year is never asked (rule: birthdays). */
export function MonthAndDayFields({ name, label, month, day, onChange, error }: DayProps) {
  const days = [
    { value: "", label: "Day" },
    ...Array.from({ length: daysInMonth(month) }, (_, index) => String(index + 1)),
  ];
  const changeMonth = (next: number | null) => {
    const exists = next !== null && day !== null && day <= daysInMonth(next);
    onChange({ month: next, day: exists ? day : null });
  };
  return (
    <div className={classes.birthdayPair}>
      <NativeSelect
        name={`${name}Month`}
        aria-label={`${label} month`}
        data={months}
        value={month === null ? "" : String(month)}
        onChange={(event) => changeMonth(numberOrNull(event.currentTarget.value))}
        error={Boolean(error)}
      />
      <NativeSelect
        name={`${name}Day`}
        aria-label={`${label} day`}
        data={days}
        value={day === null ? "" : String(day)}
        onChange={(event) => onChange({ month, day: numberOrNull(event.currentTarget.value) })}
        error={error}
      />
    </div>
  );
}

/** Month and day of a birthday. A day needs a month, and only the month's own days are offered (rule: birthdays). */
export function BirthdayFields({
  onChange,
  ...rest
}: MonthAndDay & {
  onChange: (birthday: { birthdayMonth: number | null; birthdayDay: number | null }) => void;
  error: ReactNode;
}) {
  return (
    <fieldset className={classes.birthday}>
      <legend className={classes.legend}>Birthday (optional)</legend>
      <MonthAndDayFields
        {...rest}
        name="birthday"
        label="Birthday"
        onChange={({ month, day }) => onChange({ birthdayMonth: month, birthdayDay: day })}
      />
    </fieldset>
  );
}

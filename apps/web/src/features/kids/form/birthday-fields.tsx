import { daysInMonth, MONTH_NAMES } from "@giftling/domain";
import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "../kids.module.css";

type Birthday = { birthdayMonth: number | null; birthdayDay: number | null };

const months = [
  { value: "", label: "Month" },
  ...MONTH_NAMES.map((name, index) => ({ value: String(index + 1), label: name })),
];

const numberOrNull = (value: string) => (value === "" ? null : Number(value));

/**
 * Month and day of a birthday, both optional; the year is never asked. A day needs a month, and only the
 * month's own days are offered (rule: birthdays).
 */
export function BirthdayFields({
  month,
  day,
  onChange,
  error,
}: {
  month: number | null;
  day: number | null;
  onChange: (birthday: Birthday) => void;
  error: ReactNode;
}) {
  const days = [
    { value: "", label: "Day" },
    ...Array.from({ length: daysInMonth(month) }, (_, index) => String(index + 1)),
  ];
  const changeMonth = (next: number | null) => {
    const exists = next !== null && day !== null && day <= daysInMonth(next);
    onChange({ birthdayMonth: next, birthdayDay: exists ? day : null });
  };
  return (
    <fieldset className={classes.birthday}>
      <legend className={classes.legend}>Birthday (optional)</legend>
      <div className={classes.birthdayPair}>
        <NativeSelect
          name="birthdayMonth"
          aria-label="Birthday month"
          data={months}
          value={month === null ? "" : String(month)}
          onChange={(event) => changeMonth(numberOrNull(event.currentTarget.value))}
          error={Boolean(error)}
        />
        <NativeSelect
          name="birthdayDay"
          aria-label="Birthday day"
          data={days}
          value={day === null ? "" : String(day)}
          onChange={(event) =>
            onChange({ birthdayMonth: month, birthdayDay: numberOrNull(event.currentTarget.value) })
          }
          error={error}
        />
      </div>
    </fieldset>
  );
}

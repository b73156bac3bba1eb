import { MONTH_NAMES } from "@giftling/domain/kids/birthdays";
import type { OccasionDate } from "@giftling/domain/occasions/rules";
import { defineMessage } from "./define-message.ts";
import { getLanguage } from "./language.ts";

/** Month names, with January at index 0. Formatting the first date with `Intl` would be slow on a phone. */
const LOCALIZED_MONTH_NAMES = {
  en: MONTH_NAMES,
  es: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
} as const;

/** Returns the name of a month (1 to 12) as written within a sentence. */
export const getMonthName = (month: number): string =>
  LOCALIZED_MONTH_NAMES[getLanguage()][month - 1] ?? "";

const monthDay = defineMessage({
  en: (month: string, day: number) => `${month} ${day}`,
  es: (month, day) => `${day} de ${month}`,
});

const monthDayYear = defineMessage({
  en: (month: string, day: number, year: number) => `${month} ${day}, ${year}`,
  es: (month, day, year) => `${day} de ${month} de ${year}`,
});

/** Formats a day of the year, such as "March 14" or "14 de marzo". */
export const formatMonthDay = (month: number, day: number): string =>
  monthDay(getMonthName(month), day);

/** Formats a birthday, such as "March 14". Returns the month alone if `day` is null, and null if `month` is null. */
export function formatBirthday(month: number | null, day: number | null): string | null {
  if (month === null) return null;
  return day === null ? getMonthName(month) : formatMonthDay(month, day);
}

/** Formats the date of an occasion, such as "March 14" or "March 14, 2027". Returns null if the date is unknown. */
export const formatOccasionDate = ({ month, day, year }: OccasionDate): string | null =>
  month !== null && day !== null && year !== null
    ? monthDayYear(getMonthName(month), day, year)
    : formatBirthday(month, day);

/** Formats a timestamp's day in UTC, such as "March 4, 2026". The server and the browser return the same text. */
export function formatUtcDate(timestamp: string): string {
  const date = new Date(timestamp);
  return monthDayYear(
    getMonthName(date.getUTCMonth() + 1),
    date.getUTCDate(),
    date.getUTCFullYear(),
  );
}

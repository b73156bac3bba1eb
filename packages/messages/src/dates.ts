import { MONTH_NAMES } from "@giftling/domain/kids/birthdays";
import { language } from "./language.ts";
import { say } from "./say.ts";

/**
 * Month names. Month 1 is at index 0. The names are a list, as in the domain, because the first `Intl` format takes long on
 * a phone.
 */
const MONTHS = {
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
export const monthName = (month: number): string => MONTHS[language()][month - 1] ?? "";

const monthDay = say({
  en: (month: string, day: number) => `${month} ${day}`,
  es: (month, day) => `${day} de ${month}`,
});

const monthDayYear = say({
  en: (month: string, day: number, year: number) => `${month} ${day}, ${year}`,
  es: (month, day, year) => `${day} de ${month} de ${year}`,
});

/** Formats a day of the year, such as "March 14" or "14 de marzo". */
export const dayOfYear = (month: number, day: number): string => monthDay(monthName(month), day);

/** Formats a birthday, such as "March 14". Without a day, returns only the month. Without a month, returns null. */
export function birthdayText(month: number | null, day: number | null): string | null {
  if (month === null) return null;
  return day === null ? monthName(month) : dayOfYear(month, day);
}

/**
 * Formats a timestamp's day in UTC, such as "March 4, 2026". The server and every browser format the same day, so that
 * hydration matches.
 */
export function utcDay(timestamp: string): string {
  const date = new Date(timestamp);
  return monthDayYear(monthName(date.getUTCMonth() + 1), date.getUTCDate(), date.getUTCFullYear());
}

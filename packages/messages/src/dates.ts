import { MONTH_NAMES } from "@giftling/domain/kids/birthdays";
import { language } from "./language.ts";
import { say } from "./say.ts";

/** Month 1 is at index 0. By hand, as the domain's: a phone needs long for its first `Intl` format. */
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

/** A month by its number from 1 to 12, as it stands within a sentence. */
export const monthName = (month: number): string => MONTHS[language()][month - 1] ?? "";

const monthDay = say({
  en: (month: string, day: number) => `${month} ${day}`,
  es: (month, day) => `${day} de ${month}`,
});

const monthDayYear = say({
  en: (month: string, day: number, year: number) => `${month} ${day}, ${year}`,
  es: (month, day, year) => `${day} de ${month} de ${year}`,
});

/** "March 14", "14 de marzo". */
export const dayOfYear = (month: number, day: number): string => monthDay(monthName(month), day);

/** A birthday as people read it: "March 14", "March" without a day, null without a month. */
export function birthdayText(month: number | null, day: number | null): string | null {
  if (month === null) return null;
  return day === null ? monthName(month) : dayOfYear(month, day);
}

/** The same day for the server and every browser, so that hydration finds what was rendered: "March 4, 2026". */
export function utcDay(timestamp: string): string {
  const date = new Date(timestamp);
  return monthDayYear(monthName(date.getUTCMonth() + 1), date.getUTCDate(), date.getUTCFullYear());
}
